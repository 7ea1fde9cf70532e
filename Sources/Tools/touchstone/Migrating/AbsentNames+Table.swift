// Scripts/supported-api writes this file.

extension AbsentNames {
  /// The names of SwiftUI that are absent, as code uses them: types, calls of modifiers, and keys of the environment.
  static let table = #"""
    .addOrderToWalletButtonStyle .addPassToWalletButtonStyle .appStoreMerchandising .aspectRatio3D
    .automatedDeviceEnrollmentAddition .breakthroughEffect .cameraAnchor .certificateSheet .chart3DCameraProjection
    .chart3DPose .chart3DRenderingStyle .chartZAxis .chartZAxisLabel .chartZScale .chartZSelection
    .complicationForeground .contactAccessButtonCaption .contactAccessButtonStyle .contactAccessPicker
    .contentCaptureProtected .continuityDevicePicker .currentEntitlementTask .defaultWorldScaling .digitalCrownAccessory
    .familyActivityPicker .gameSaveSyncingAlert .glassBackgroundEffect .groupActivityAssociation .handPointerBehavior
    .handlesGameControllerEvents .healthDataAccessRequest .imagePlaygroundGenerationStyle
    .imagePlaygroundPersonalizationPolicy .imagePlaygroundSheet .immersionStyle .immersiveContentBrightness
    .immersiveEnvironmentBehavior .immersiveEnvironmentPicker .inAppPurchaseOptions .journalingSuggestionsPicker
    .listRowHoverEffect .listRowHoverEffectDisabled .listRowPlatterColor .managedContentStyle .manipulable
    .manipulationGesture .mapCameraKeyframeAnimator .mapFeatureSelectionAccessory .mapFeatureSelectionContent
    .mapFeatureSelectionDisabled .mapItemDetailPopover .mapItemDetailSheet .musicSubscriptionOffer .onAppIntentExecution
    .onApplePayCouponCodeChange .onApplePayPaymentMethodChange .onApplePayShippingContactChange
    .onApplePayShippingMethodChange .onCameraCaptureEvent .onGeometryChange3D .onImmersionChange .onLongTouchGesture
    .onVolumeViewpointChange .onWorldRecenter .padding3D .payLaterViewAction .payLaterViewDisplayStyle
    .payWithApplePayButtonDisableCardArt .payWithApplePayButtonStyle .perspectiveRotationEffect
    .postToPhotosSharedAlbumSheet .preferredSubscriptionOffer .preferredSurroundingsEffect
    .preferredWindowClippingMargins .presentationBreakthroughEffect .productDescription .productIconBorder
    .realityViewCameraControls .realityViewLayoutBehavior .rotation3DLayout .scaledToFill3D .scaledToFit3D
    .signInWithAppleButtonStyle .spatialOverlay .spatialOverlayPreferenceValue .storeProductTask .storeProductsTask
    .subscriptionIntroductoryOffer .subscriptionOfferViewButtonVisibility .subscriptionOfferViewDetailAction
    .subscriptionOfferViewStyle .subscriptionPromotionalOffer .subscriptionStatusTask
    .subscriptionStoreControlBackground .subscriptionStoreControlIcon .subscriptionStoreOptionGroupStyle
    .subscriptionStorePickerItemBackground .subscriptionStorePolicyDestination .subscriptionStorePolicyForegroundStyle
    .subscriptionStoreSignInAction .supportedVolumeViewpoints .tabletopGame .tipAnchor .tipImageStyle .transactionPicker
    .transactionTask .transform3DEffect .translationPresentation .translationTask .upperLimbVisibility
    .verifyIdentityWithWalletButtonStyle .visualEffect3D .volumeBaseplateVisibility .volumeWorldAlignment
    .webViewContextMenu .webViewElementFullscreenBehavior .webViewOnScrollGeometryChange .webViewScrollInputBehavior
    .webViewScrollPosition .workoutPreview AccessibilityAttachmentModifier Alignment3D AnyCompositorContent
    AutomaticGlassBackgroundEffect AutomaticImmersionStyle CardButtonStyle CarouselListStyle CarouselTabViewStyle
    Chirality CircularGaugeStyle CompositorContentBuilder ContentHoverEffect DebugReplaceableView DepthAlignment
    DigitalCrownEvent DismissImmersiveSpaceAction DocumentBaseBox Edge3D EdgeInsets3D EditableCollectionContent
    EllipticalListStyle FeatheredGlassBackgroundEffect FetchRequest FetchedResults FullImmersionStyle GeometryProxy3D
    GeometryProxyCoordinateSpace3D GeometryReader3D GlassBackgroundDisplayMode GlassBackgroundEffect
    GlassBackgroundEffectConfiguration GroupHoverEffect HandActivationBehavior HandPointerBehavior
    HierarchicalShapeStyleModifier HoverEffectPhaseOverride ImmersionChangeContext ImmersionStyle
    ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent
    ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent IndexedIdentifierCollection LinearGaugeStyle Manipulable
    MixedImmersionStyle NSHostingSceneRepresentation OpenImmersiveSpaceAction OrnamentAttachmentAnchor
    OrnamentHoverContentEffect OrnamentHoverEffect PhysicalMetric PhysicalMetricsConverter PlateGlassBackgroundEffect
    ProgressiveImmersionStyle RemoteDeviceIdentifier RemoteImmersiveSpace RotateGesture3D SectionedFetchRequest
    SectionedFetchResults SnapshotData SnapshotResponse SpatialContainer SquareAzimuth SurfaceSnappingInfo
    SurroundingsEffect UIHostingOrnament UIOrnament UnitPoint3D VerticalPageTabViewStyle ViewDimensions3D Viewpoint3D
    VolumeViewpointUpdateStrategy VolumetricWindowStyle Windows WorldAlignmentBehavior WorldRecenterPhase
    WorldScalingBehavior WorldScalingCompensation WorldTrackingLimitation ZStackContent3D
    \.accessibilityPrefersHeadAnchorAlternative \.authorizationController \.complicationRenderingMode
    \.credentialDataManager \.credentialExportManager \.credentialImportManager \.devicePickerSupports
    \.dismissImmersiveSpace \.immersiveSpaceDisplacement \.isUserAuthenticationEnabled \.managedObjectContext
    \.openImmersiveSpace \.physicalMetrics \.realityViewCameraControls \.remoteDeviceIdentifier \.requestAgeRange
    \.supportedActivityFamilies \.supportsImagePlayground \.surfaceSnappingInfo \.webAuthenticationSession
    \.worldTrackingLimitations
    """#
}
