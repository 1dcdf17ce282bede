import { msg } from '#i18n/msg.ts'

/** Texts of mails. */
export const mailMessages = {
  mailGreeting: msg({ message: 'Hello {userName},' }),
  mailVerifySubject: msg({ message: '{platform}: confirm your email address' }),
  mailVerifyLead: msg({
    message:
      'An account named {userName} was registered on {platform} with this address. To confirm the address, open this link and press the button on the page:',
  }),
  mailVerifyAction: msg({ message: 'Confirm the address' }),
  mailResetSubject: msg({ message: '{platform}: choose a new password' }),
  mailResetLead: msg({
    message:
      'Someone asked for a new password for your account {userName} on {platform}. To choose one, open this link:',
  }),
  mailResetAction: msg({ message: 'Choose a new password' }),
  mailConfirmSubject: msg({ message: '{platform}: confirm your new email address' }),
  mailConfirmLead: msg({
    message:
      'You asked to use this address for your account {userName} on {platform}. To confirm it, log in, open this link and press the button on the page:',
  }),
  mailConfirmAction: msg({ message: 'Confirm the new address' }),
  mailLinkLife: msg({
    message: 'The link works once, within {hours, plural, one {# hour} other {# hours}}.',
  }),
  mailNotYou: msg({
    message: 'If you did not ask for this, ignore this email: nothing happens without the link.',
  }),
  mailMovedSubject: msg({ message: '{platform}: the email address of your account was changed' }),
  mailMovedLead: msg({
    message:
      'The email address of your account {userName} on {platform} was changed. Emails go to the new address from now on. If this was not you, tell an organizer immediately.',
  }),
  mailLinkedSubject: msg({ message: '{platform}: a new way to log in' }),
  mailLinkedLead: msg({
    message:
      'Your account at {platform} was linked with an account of a login provider, which can log in to it from now on. If this was not you, unlink it in your profile, change your password, and log out everywhere.',
  }),
  mailUnlinkedSubject: msg({ message: '{platform}: a way to log in was removed' }),
  mailUnlinkedLead: msg({
    message:
      'Your account at {platform} is no longer linked with an account of a login provider. If this was not you, change your password and log out everywhere.',
  }),
  mailTestSubject: msg({ message: '{platform}: test message' }),
  mailTestLead: msg({
    message: 'You asked for this message. It arrived: the mail server of {platform} works.',
  }),
  mailTestFailed: msg({ message: 'The mail server rejected the message: {reason}' }),
  // What a link answers.
  linkWrong: msg({
    message: 'This link is not valid. Open the newest email, or ask for another one.',
  }),
  linkUsed: msg({
    message:
      'This link has already been used. Each one works once: ask for another if you need it.',
  }),
  linkExpired: msg({ message: 'This link has expired. Ask for another one.' }),
  emailConfirmedAlready: msg({ message: 'This email address is already confirmed. Log in.' }),
  recoverySent: msg({
    message:
      'If an account has this address, an email with a link is on its way. Check your spam folder too.',
  }),
  recoveryClosed: msg({
    message: 'This platform sends no recovery emails. Ask an organizer for a new password.',
  }),
  emailChangeSent: msg({ message: 'Open the link we sent to the new address.' }),
  emailChangeClosed: msg({
    message: 'This platform does not confirm email addresses. Ask an organizer to change yours.',
  }),
  mailTooOften: msg({
    message: 'Several emails have been requested already. Try again in {seconds} s.',
  }),
}
