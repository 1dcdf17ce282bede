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
  identityNotFound: msg({ message: 'Your account is not linked with this.' }),
  identityIsLast: msg({
    message: 'This is the only way to log in to your account. Set a password first.',
  }),
  identityTaken: msg({ message: 'There is an account for this login already. Log in with it.' }),
  joinExpired: msg({ message: 'This took too long. Log in with the provider again.' }),
  passwordIsSet: msg({ message: 'Your account has a password. Change it with the current one.' }),
  providerNotFound: msg({ message: 'There is no such login provider.' }),
  providerUnreachable: msg({
    message: '{label} does not answer. Try again later, or use your password.',
  }),
  providerTwice: msg({ message: 'Two providers have the ID {id}. Each needs one of its own.' }),
  providerIsFixed: msg({
    message: 'The ID {id} belongs to a provider of the server configuration. Choose another one.',
  }),
  providerIssuer: msg({
    message: 'The issuer of {label} must be an https address without a query.',
  }),
  providerSecret: msg({ message: 'Enter the secret of {label}.' }),
  providerAdmins: msg({
    message: 'Groups of {label} would become administrators. Confirm this first.',
  }),
  providerNeedsUrl: msg({
    message: 'The server does not know its own address. Set HALYARD_URL first.',
  }),
  mailNotSent: msg({ message: 'The email could not be sent. Ask an organizer.' }),
}
