extension UTType {
  /// - Source: Apple's "System-declared uniform type identifiers", those that code names seldom.
  static let more: [Row] = [
    Row(identifier: "public.composite-content", parents: ["public.content"]),
    Row(identifier: "public.disk-image", parents: ["public.archive"]),
    Row(identifier: "com.apple.resolvable"),
    Row(identifier: "public.symlink", parents: ["public.item", "com.apple.resolvable"]),
    Row(identifier: "com.apple.mount-point", parents: ["public.item", "com.apple.resolvable"]),
    Row(identifier: "com.apple.alias-file", parents: ["public.data", "com.apple.resolvable"]),
    Row(identifier: "com.apple.bookmark", parents: ["public.data", "com.apple.resolvable"]),
    Row(identifier: "public.utf16-external-plain-text", parents: ["public.plain-text"]),
    Row(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
    Row(
      identifier: "public.utf8-tab-separated-values-text",
      parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    Row(identifier: "public.assembly-source", endings: ["s"], parents: ["public.source-code"]),
    Row(identifier: "public.c-source", endings: ["c"], parents: ["public.source-code"]),
    Row(identifier: "public.objective-c-source", endings: ["m"], parents: ["public.source-code"]),
    Row(identifier: "public.c-plus-plus-source", endings: ["cp", "cpp", "cc", "cxx"], parents: ["public.source-code"]),
    Row(identifier: "public.objective-c-plus-plus-source", endings: ["mm"], parents: ["public.source-code"]),
    Row(identifier: "public.c-header", endings: ["h"], parents: ["public.source-code"]),
    Row(identifier: "public.c-plus-plus-header", endings: ["hpp", "hh", "hxx"], parents: ["public.source-code"]),
    Row(identifier: "com.apple.applescript.text", endings: ["applescript"], parents: ["public.script"]),
    Row(identifier: "com.apple.applescript.script", endings: ["scpt"], parents: ["public.data", "public.script"]),
    Row(
      identifier: "com.apple.applescript.script-bundle", endings: ["scptd"],
      parents: ["com.apple.bundle", "com.apple.package", "public.script"]),
    Row(identifier: "public.shell-script", endings: ["sh", "command"], parents: ["public.script"]),
    Row(identifier: "public.perl-script", endings: ["pl", "pm"], parents: ["public.shell-script"]),
    Row(
      identifier: "public.python-script", endings: ["py"], mime: "text/x-python-script",
      parents: ["public.shell-script"]),
    Row(
      identifier: "public.ruby-script", endings: ["rb"], mime: "text/x-ruby-script", parents: ["public.shell-script"]),
    Row(identifier: "public.php-script", endings: ["php"], mime: "text/php", parents: ["public.shell-script"]),
    Row(identifier: "public.make-source", endings: ["mk", "make"], parents: ["public.script"]),
    Row(identifier: "com.apple.xml-property-list", parents: ["public.xml", "com.apple.property-list"]),
    Row(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"]),
    Row(identifier: "com.apple.rtfd", endings: ["rtfd"], parents: ["com.apple.package", "public.composite-content"]),
    Row(identifier: "com.apple.flat-rtfd", parents: ["public.data", "public.composite-content"]),
    Row(
      identifier: "com.apple.webarchive", endings: ["webarchive"], mime: "application/x-webarchive",
      parents: ["public.data", "public.composite-content"]),
    Row(identifier: "com.apple.icns", endings: ["icns"], parents: ["public.image"]),
    Row(identifier: "com.microsoft.ico", endings: ["ico"], mime: "image/vnd.microsoft.icon", parents: ["public.image"]),
    Row(identifier: "com.apple.live-photo", parents: ["public.data"]),
    Row(identifier: "public.heif", endings: ["heif"], mime: "image/heif", parents: ["public.image"]),
    Row(identifier: "public.heics", endings: ["heics"], mime: "image/heic-sequence", parents: ["public.image"]),
    Row(identifier: "com.ilm.openexr-image", endings: ["exr"], parents: ["public.image"]),
    Row(
      identifier: "com.adobe.raw-image", endings: ["dng"], mime: "image/x-adobe-dng",
      parents: ["public.camera-raw-image"]),
    Row(identifier: "public.jpeg-xl", endings: ["jxl"], mime: "image/jxl", parents: ["public.image"]),
    Row(identifier: "public.3d-content", parents: ["public.content"]),
    Row(
      identifier: "com.pixar.universal-scene-description", endings: ["usd", "usda", "usdc"],
      parents: ["public.3d-content", "public.data"]),
    Row(identifier: "com.apple.reality", endings: ["reality"], parents: ["public.data"]),
    Row(identifier: "com.apple.scenekit.scene", endings: ["scn"], parents: ["public.3d-content", "public.data"]),
    Row(identifier: "com.apple.arobject", endings: ["arobject"], parents: ["public.data"]),
    Row(identifier: "public.mpeg", endings: ["mpg", "mpeg"], mime: "video/mpeg", parents: ["public.movie"]),
    Row(identifier: "public.mpeg-2-video", endings: ["m2v"], mime: "video/mpeg2", parents: ["public.video"]),
    Row(identifier: "public.mpeg-2-transport-stream", endings: ["ts"], mime: "video/mp2t", parents: ["public.movie"]),
    Row(identifier: "com.apple.protected-mpeg-4-audio", endings: ["m4p"], parents: ["public.audio"]),
    Row(identifier: "com.apple.m4v-video", endings: ["m4v"], mime: "video/x-m4v", parents: ["public.movie"]),
    Row(identifier: "com.apple.protected-mpeg-4-video", parents: ["public.movie"]),
    Row(identifier: "public.avi", endings: ["avi"], mime: "video/avi", parents: ["public.movie"]),
    Row(identifier: "public.midi-audio", endings: ["mid", "midi"], mime: "audio/midi", parents: ["public.audio"]),
    Row(identifier: "public.playlist", parents: ["public.item"]),
    Row(
      identifier: "public.m3u-playlist", endings: ["m3u", "m3u8"], mime: "audio/mpegurl",
      parents: ["public.text", "public.playlist"]),
    Row(identifier: "public.volume", parents: ["public.folder"]),
    Row(identifier: "com.apple.plugin", endings: ["plugin"], parents: ["com.apple.bundle", "com.apple.package"]),
    Row(identifier: "com.apple.metadata-importer", endings: ["mdimporter"], parents: ["com.apple.plugin"]),
    Row(identifier: "com.apple.quicklook-generator", endings: ["qlgenerator"], parents: ["com.apple.plugin"]),
    Row(identifier: "com.apple.xpc-service", endings: ["xpc"], parents: ["com.apple.bundle", "com.apple.package"]),
    Row(identifier: "com.apple.framework", endings: ["framework"], parents: ["com.apple.bundle"]),
    Row(
      identifier: "com.apple.application-bundle", endings: ["app"],
      parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
    Row(
      identifier: "com.apple.application-and-system-extension", endings: ["appex"], parents: ["com.apple.xpc-service"]),
    Row(identifier: "public.unix-executable", parents: ["public.executable"]),
    Row(
      identifier: "com.microsoft.windows-executable", endings: ["exe"], mime: "application/x-msdownload",
      parents: ["public.executable"]),
    Row(
      identifier: "com.apple.systempreference.prefpane", endings: ["prefpane"],
      parents: ["com.apple.bundle", "com.apple.package"]),
    Row(identifier: "public.bzip2-archive", endings: ["bz2"], mime: "application/x-bzip2", parents: ["public.archive"]),
    Row(identifier: "com.apple.archive", endings: ["aar"], parents: ["public.archive"]),
    Row(identifier: "public.tar-archive", endings: ["tar"], mime: "application/x-tar", parents: ["public.archive"]),
    Row(identifier: "public.spreadsheet", parents: ["public.content"]),
    Row(identifier: "public.presentation", parents: ["public.composite-content"]),
    Row(identifier: "public.message"),
    Row(identifier: "public.to-do-item"),
    Row(identifier: "public.email-message", parents: ["public.message"]),
    Row(identifier: "com.apple.internet-location", parents: ["public.data"]),
    Row(identifier: "com.microsoft.internet-shortcut", endings: ["url"], parents: ["public.data"]),
    Row(identifier: "public.bookmark"),
    Row(
      identifier: "com.rsa.pkcs-12", endings: ["p12", "pfx"], mime: "application/x-pkcs12", parents: ["public.data"]),
    Row(
      identifier: "public.x509-certificate", endings: ["cer", "crt"], mime: "application/x-x509-ca-cert",
      parents: ["public.data"]),
    Row(identifier: "com.apple.haptics.ahap", endings: ["ahap"], parents: ["public.json"]),
    Row(identifier: "public.geojson", endings: ["geojson"], mime: "application/geo+json", parents: ["public.json"]),
    Row(identifier: "com.apple.linkpresentation.metadata", parents: ["public.data"]),
  ]
}

extension UTType {
  /// Content of several kinds, such as a text with pictures.
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let diskImage = UTType(known: "public.disk-image")
  /// What leads to another item.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A folder where a volume is mounted.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// The Finder's alias.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// UTF-16 in the order of bytes of the machine.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// A style sheet.
  public static let css = UTType(known: "public.css")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A compiled script.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// A compiled script with resources.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let makefile = UTType(known: "public.make-source")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// Rich Text with attachments, as a folder.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich Text with attachments, as one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// Safari's archive of a page.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An icon of macOS.
  public static let icns = UTType(known: "com.apple.icns")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A photo that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let heif = UTType(known: "public.heif")
  public static let heics = UTType(known: "public.heics")
  public static let exr = UTType(known: "com.ilm.openexr-image")
  public static let dng = UTType(known: "com.adobe.raw-image")
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// A model or a scene in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene of RealityKit.
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object that ARKit detects.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  public static let avi = UTType(known: "public.avi")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let volume = UTType(known: "public.volume")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  public static let framework = UTType(known: "com.apple.framework")
  /// An app that is a folder.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let tarArchive = UTType(known: "public.tar-archive")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let message = UTType(known: "public.message")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  public static let bookmark = UTType(known: "public.bookmark")
  /// Certificates with their keys.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A pattern of haptics.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// Shapes on a map as JSON.
  public static let geoJSON = UTType(known: "public.geojson")
  /// What is known of a link.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
