import { msg } from '#i18n/msg.ts'

/** Services of challenges that run for a team. */
export const instanceMessages = {
  instancesOff: msg({
    message: 'This platform runs no instances. Ask the organizers how to reach this challenge.',
  }),
  instanceNotOffered: msg({ message: 'This challenge has no instances.' }),
  instanceImageUnset: msg({ message: 'The organizers have not set an image and a port yet.' }),
  instanceRunning: msg({ message: 'Your team already has an instance of this challenge.' }),
  instanceNotRunning: msg({ message: 'Your team has no running instance of this challenge.' }),
  instanceTooFrequent: msg({
    message:
      'Your team has just started or stopped this instance. Try again in {seconds, plural, one {a second} other {# seconds}}.',
  }),
  instanceLimitReached: msg({
    message:
      'Your team may run {limit, plural, one {one instance} other {# instances}} at the same time. Stop one first.',
  }),
  instanceExtendTooEarly: msg({
    message:
      'It is too early to extend this instance. Try again in {minutes, plural, one {a minute} other {# minutes}}.',
  }),
  instanceEngineAway: msg({
    message: 'Instances cannot be started or stopped right now. Try again in a minute.',
  }),
  instanceImagePulling: msg({
    message: 'The image of this challenge is still being downloaded. Try again in a minute.',
  }),
  instanceStopped: msg({ message: 'The instance was stopped while it was starting.' }),
  instanceFailed: msg({ message: 'The instance did not start. Tell the organizers.' }),
  instanceEngineSilent: msg({ message: 'The container engine does not answer: {detail}' }),
  instanceEngineFull: msg({ message: 'The container engine has no space left: {detail}' }),
  instanceEngineRefused: msg({ message: 'The container engine refused: {detail}' }),
  instanceImageMissing: msg({ message: 'The image could not be found: {detail}' }),
  instanceImageRefused: msg({ message: 'The image cannot run here: {detail}' }),
  instanceExited: msg({ message: 'The instance ended before its port opened. {detail}' }),
  instancePortClosed: msg({
    message: "Nothing is listening on the challenge's port. {detail}",
  }),
  instanceNotFound: msg({ message: 'There is no such instance.' }),
}
