import { msg } from '#i18n/msg.ts'

export const accountMessages = {
  registrationClosed: msg({ message: 'Registration is closed.' }),
  captchaRefused: msg({ message: 'The captcha was not solved. Try again.' }),
  emailDomainRefused: msg({
    message: 'Email addresses at this domain may not register. Allowed: {domains}.',
  }),
  emailDomainDenied: msg({
    message: 'Email addresses at this domain may not register. Use another address.',
  }),
  emailTaken: msg({ message: 'This email address is already in use.' }),
  userNameTaken: msg({ message: 'This name is already taken.' }),
  nameInvisible: msg({ message: 'The name must not contain invisible characters or line breaks.' }),
  userNotFound: msg({ message: 'There is no such user.' }),
  userIsYou: msg({ message: 'You cannot delete your own account.' }),
  userIsCaptain: msg({
    message: 'This user is captain of a team: hand the team over or delete it first.',
  }),
  userIsLastAdmin: msg({
    message: 'This is the only administrator. Make someone else administrator first.',
  }),
  passwordTooWeak: msg({
    message:
      'Use a password of at least 6 characters with a digit, a lowercase and an uppercase letter.',
  }),
  passwordWrong: msg({ message: 'The current password is wrong.' }),
  loginFailed: msg({ message: 'Name or password is wrong.' }),
  loginBlocked: msg({ message: 'Too many failed attempts. Try again in {seconds} s.' }),
  registered: msg({ message: 'Welcome! You are logged in.' }),
  registeredWaitsForAdmin: msg({
    message: 'Your account is waiting for an administrator to approve it.',
  }),
  registeredWaitsForEmail: msg({ message: 'Check your email to finish the registration.' }),
  sessionNotFound: msg({ message: 'This session has ended already.' }),
  sessionIsCurrent: msg({ message: 'This is the session you are using. Log out to end it.' }),
  mailNotSent: msg({ message: 'The email could not be sent. Ask an organizer.' }),
}
