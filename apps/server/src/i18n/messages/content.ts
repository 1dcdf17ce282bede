import { msg } from '#i18n/msg.ts'

/** Files, posts and settings. */
export const contentMessages = {
  fileNotFound: msg({ message: 'There is no such file.' }),
  fileHashMalformed: msg({ message: 'The hash must be 64 lower-case hex characters.' }),
  fileInUse: msg({ message: 'The file is still in use.' }),
  fileNotStored: msg({ message: 'The file could not be stored.' }),
  imageUnreadable: msg({
    message:
      'This is not a picture we can read. Send a PNG, JPEG, GIF, WebP or AVIF of at most 25 megapixels.',
  }),
  preconditionFailed: msg({ message: 'The file is not the one you expect.' }),
  rangeNotSatisfiable: msg({ message: 'The file has no such range.' }),
  postNotFound: msg({ message: 'There is no such post.' }),
  themeNotHex: msg({ message: 'customTheme: write the colour as #rrggbb.' }),
}
