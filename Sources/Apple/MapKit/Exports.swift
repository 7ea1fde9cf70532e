// Lets code that imports MapKit compile unmodified on Linux. No map is drawn there.
@_exported public import CoreLocation
