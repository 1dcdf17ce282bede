import { msg } from '#i18n/msg.ts'

export const tokenMessages = {
  tokenNotFound: msg({ message: 'There is no such token.' }),
  tokenInvalid: msg({ message: 'The API token is not valid: it may be revoked or expired.' }),
  tokenScope: msg({ message: 'An API token may only read what monitors see.' }),
  tokenScopeMissing: msg({
    message: 'This API token lacks the scope “{scope}”, which this needs.',
    comment: 'The scope is one of Read, Play, Organize and Administer, which are not translated.',
  }),
  tokenNotTaken: msg({ message: 'No API token may do this. Log in to do it yourself.' }),
  tokenGame: msg({ message: 'This API token is for one other game only.' }),
  tokenScopesEmpty: msg({ message: 'Choose what the token may do.' }),
  tokenScopeTooHigh: msg({
    message: 'A token may not do more than you: you may not give the scope “{scope}”.',
  }),
  tokenGameNotAlone: msg({ message: 'A token for one game cannot have the scope “Administer”.' }),
  tooManyTokens: msg({
    message: 'You have {max} API tokens already. Revoke those you do not need.',
  }),
}
