public import Foundation

// The folders of the user and of the app that Foundation on Linux does not declare.
//
// - Source: Foundation, the additions to `URL`.

extension URL {
  /// The folder of the user's applications.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  /// The folder of what apps keep for themselves.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of what the user shares with others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The folder of all users.
  public static var userDirectory: URL { folder(.userDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
