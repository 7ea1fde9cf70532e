// Swift Testing asks for a module of this name in every file that imports it together with UIKit: for attachments of
// pictures, which Swift Testing has on Apple's platforms only. Here the module is empty.
