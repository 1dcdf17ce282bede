import { msg } from '#i18n/msg.ts'

/** Connections to instances through the platform, and the recordings of their traffic. */
export const proxyMessages = {
  proxyOff: msg({
    message: 'This platform does not forward connections. Use the address of the instance.',
  }),
  instanceUnresolved: msg({ message: 'The address of the instance is unknown to the platform.' }),
  instanceSilent: msg({ message: 'The instance does not answer.' }),
  tooManyConnections: msg({
    message:
      'This instance already has {limit, plural, one {# connection} other {# connections}}. Close one first.',
  }),
  captureNotFound: msg({ message: 'There is no such recording.' }),
  nothingCaptured: msg({ message: 'Nothing has been recorded for this challenge.' }),
}
