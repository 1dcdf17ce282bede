import { msg } from '#i18n/msg.ts'

/** Responses of any operation. */
export const commonMessages = {
  notFound: msg({ message: 'Not found.' }),
  methodNotAllowed: msg({ message: 'This address does not accept the method {method}.' }),
  notImplemented: msg({ message: 'This server does not offer {operation} yet.' }),
  loginRequired: msg({ message: 'Log in first.' }),
  roleTooLow: msg({ message: 'You are not allowed to do this.' }),
  accountBanned: msg({ message: 'This account is banned.' }),
  foreignSite: msg({ message: 'This request came from another site and was refused.' }),
  tooManyRequests: msg({ message: 'Too many requests. Try again in {seconds} s.' }),
  internalError: msg({ message: 'Something went wrong on our side.' }),
  databaseAway: msg({
    message: 'The platform cannot reach its database right now. Try again soon.',
  }),
  filesAway: msg({
    message: 'The platform cannot reach its files right now. Try again soon.',
  }),
  diskFull: msg({
    message: 'The platform has no space left for files. Tell the organizers.',
  }),
  bodyTooLarge: msg({ message: 'The request is too large.' }),
  requestTooSlow: msg({ message: 'The request came too slowly. Try again.' }),
  fieldNotSealed: msg({
    message:
      '{field}: send this encrypted with the key of this platform. Reload the page and try again.',
  }),
  bodyMissing: msg({ message: 'The request has no body.' }),
  bodyMalformed: msg({ message: 'The request body is not valid JSON.' }),
  textUnkeepable: msg({
    message: 'A text contains a character that cannot be stored, such as NUL.',
  }),
  mediaTypeUnsupported: msg({ message: 'Send the body as application/json.' }),
  formExpected: msg({ message: 'Send the file as multipart/form-data.' }),
  formBroken: msg({ message: 'The form ended early or is damaged. Send it again.' }),
  fileMissing: msg({ message: 'The form has no file named "{field}".' }),
  fileEmpty: msg({ message: 'The file is empty.' }),
  fileTooLarge: msg({ message: 'The file is larger than {limit}.' }),
  upgradeNeeded: msg({ message: 'This address is for WebSocket connections only.' }),
  badRequest: msg({ message: 'The request is malformed.' }),
}
