import { msg } from '#i18n/msg.ts'

/** Files, posts and settings. */
export const contentMessages = {
  fileNotFound: msg({ message: 'There is no such file.' }),
  fileHashMalformed: msg({ message: 'The hash must be 64 lowercase hex characters.' }),
  fileInUse: msg({ message: 'The file is still in use.' }),
  fileNotStored: msg({ message: 'The file could not be stored.' }),
  imageUnreadable: msg({
    message:
      'This is not a picture we can read. Send a PNG, JPEG, GIF, WebP or AVIF of at most 25 megapixels.',
  }),
  preconditionFailed: msg({ message: 'The file has changed since you opened it.' }),
  rangeNotSatisfiable: msg({ message: 'The file has no such range.' }),
  postNotFound: msg({ message: 'There is no such post.' }),
  themeNotHex: msg({ message: 'customTheme: write the color as #rrggbb.' }),
}
