import { msg } from '#i18n/msg.ts'

export const tokenMessages = {
  tokenNotFound: msg({ message: 'There is no such token.' }),
  tokenInvalid: msg({ message: 'The API token is not valid: it may be revoked or expired.' }),
  tokenScope: msg({ message: 'An API token may only read what monitors see.' }),
}
