import { msg } from '#i18n/msg.ts'

export const secondFactorMessages = {
  secondFactorNeeded: msg({
    message:
      'This account has a second factor. Log in with the web page of this server, or use an API token.',
  }),
  loginNotWaiting: msg({ message: 'This log-in has expired. Enter your password again.' }),
  secondFactorMissing: msg({
    message: 'Your account needs a second factor for this. Set one up in your profile.',
  }),
  secondFactorNone: msg({ message: 'This account has no second factor.' }),
  confirmationNeeded: msg({ message: 'Confirm first that it is you.' }),
  proofOne: msg({ message: 'Send exactly one of the ways to confirm that it is you.' }),
  codeWrong: msg({
    message: 'This code is wrong. Check the clock of your device and enter the newest code.',
  }),
  codeUsed: msg({ message: 'This code was used before. Wait for the next one.' }),
  recoveryCodeWrong: msg({ message: 'This recovery code is wrong or was used before.' }),
  totpNotWaiting: msg({ message: 'The set-up has expired. Start it again.' }),
  totpNone: msg({ message: 'This account has no authenticator app.' }),
  passkeysOff: msg({ message: 'This server takes no passkeys: that needs an address with https.' }),
  passkeysTooMany: msg({ message: 'An account can have 20 passkeys. Remove one first.' }),
  passkeyTooLate: msg({ message: 'This took too long, or was sent twice. Try again.' }),
  passkeyElsewhere: msg({
    message: 'This passkey was used at another address than that of this platform.',
  }),
  passkeyUnknown: msg({ message: 'This passkey is not known here.' }),
  passkeyKnown: msg({ message: 'This passkey has already been added.' }),
  passkeyCopied: msg({
    message:
      'This passkey counts fewer uses than before, so it may be a copy. Remove it and add it again.',
  }),
  passkeyNotVerified: msg({
    message: 'Your device did not check that it is you. Log in with your password.',
  }),
  passkeyWrong: msg({ message: 'The passkey could not be checked. Try again.' }),
  mailFactorAddedSubject: msg({ message: '{platform}: a second factor was added' }),
  mailFactorAddedLead: msg({
    message:
      'A second factor, such as an authenticator app or a passkey, was added to your account {userName} on {platform}. If this was not you, tell an organizer immediately.',
  }),
  mailFactorRemovedSubject: msg({ message: '{platform}: a second factor was removed' }),
  mailFactorRemovedLead: msg({
    message:
      'A second factor, such as an authenticator app or a passkey, was removed from your account {userName} on {platform}. If this was not you, tell an organizer immediately.',
  }),
  mailFactorResetSubject: msg({ message: '{platform}: your second factor was reset' }),
  mailFactorResetLead: msg({
    message:
      'An administrator removed every second factor of your account {userName} on {platform}. Your password alone opens the account now. If you did not ask for this, tell an organizer immediately.',
  }),
  mailCodesRenewedSubject: msg({ message: '{platform}: new recovery codes' }),
  mailCodesRenewedLead: msg({
    message:
      'New recovery codes were made for your account {userName} on {platform}; those before no longer work. If this was not you, tell an organizer immediately.',
  }),
  mailCodesTriedSubject: msg({ message: '{platform}: wrong codes for your account' }),
  mailCodesTriedLead: msg({
    message:
      'Someone entered several wrong codes for your account {userName} on {platform}. If this was not you, they may know your password: choose a new one.',
  }),
  mailNewDeviceSubject: msg({ message: '{platform}: log-in from a new device' }),
  mailNewDeviceLead: msg({
    message:
      'Someone logged in to your account {userName} on {platform} in a browser that was not used for it before. If this was not you, choose a new password; your profile lists where you are logged in.',
  }),
}
