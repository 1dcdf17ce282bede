import { msg } from '#i18n/msg.ts'

/** Texts of mails. */
export const mailMessages = {
  mailGreeting: msg({ message: 'Hello {userName},' }),
  mailVerifySubject: msg({ message: '{platform}: confirm your mail address' }),
  mailVerifyLead: msg({
    message:
      'an account named {userName} was registered at {platform} with this address. To confirm the address, open this link and press the button on the page:',
  }),
  mailVerifyAction: msg({ message: 'Confirm the address' }),
  mailResetSubject: msg({ message: '{platform}: choose a new password' }),
  mailResetLead: msg({
    message:
      'somebody asked for a new password of your account {userName} at {platform}. To choose one, open this link:',
  }),
  mailResetAction: msg({ message: 'Choose a new password' }),
  mailConfirmSubject: msg({ message: '{platform}: confirm your new mail address' }),
  mailConfirmLead: msg({
    message:
      'this address shall become the one of your account {userName} at {platform}. To confirm it, log in, open this link and press the button on the page:',
  }),
  mailConfirmAction: msg({ message: 'Confirm the new address' }),
  mailLinkLife: msg({
    message: 'The link works once, within {hours, plural, one {# hour} other {# hours}}.',
  }),
  mailNotYou: msg({
    message: 'If you did not ask for this, ignore this mail: nothing happens without the link.',
  }),
  mailMovedSubject: msg({ message: '{platform}: the mail address of your account was changed' }),
  mailMovedLead: msg({
    message:
      'the mail address of your account {userName} at {platform} was changed. Mails go to the new address from now on. If this was not you, tell an organiser at once.',
  }),
  // What a link answers.
  linkWrong: msg({
    message: 'This link is not valid. Open the newest mail, or ask for another one.',
  }),
  linkUsed: msg({
    message: 'This link was used already. Each one works once: ask for another if you need it.',
  }),
  linkExpired: msg({ message: 'This link has expired. Ask for another one.' }),
  emailConfirmedAlready: msg({ message: 'This mail address is confirmed already. Log in.' }),
  recoverySent: msg({
    message:
      'If an account has this address, a mail with a link is on its way. Look into the spam folder too.',
  }),
  recoveryClosed: msg({
    message: 'This platform sends no recovery mails. Ask an organiser for a new password.',
  }),
  emailChangeSent: msg({ message: 'Open the link we sent to the new address.' }),
  emailChangeClosed: msg({
    message: 'This platform does not confirm mail addresses. Ask an organiser to change yours.',
  }),
  mailTooOften: msg({ message: 'Several mails were asked for already. Try again in {seconds} s.' }),
}
