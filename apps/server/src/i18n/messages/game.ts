import { msg } from '#i18n/msg.ts'

/** Taking part in games. */
export const gameMessages = {
  gameNotFound: msg({ message: 'There is no such game.' }),
  gameNotStarted: msg({ message: 'The game has not started yet.' }),
  gameEnded: msg({ message: 'The game is over.' }),
  gamePaused: msg({
    message: 'The game is paused. Try again when the organizers have resumed it.',
  }),
  gameNotJoined: msg({ message: 'You are not taking part in this game.' }),
  gameAlreadyJoined: msg({ message: 'You are already taking part in this game.' }),
  participationNotAccepted: msg({ message: 'Your team has not been accepted into this game.' }),
  participationFull: msg({ message: 'Your team already has as many players as this game allows.' }),
  participationStays: msg({
    message: 'Your team has already been accepted and cannot leave the game.',
  }),
  participationNotFound: msg({ message: 'There is no such participation.' }),
  participationMoveRefused: msg({ message: 'A participation cannot go from {from} to {to}.' }),
  divisionNeeded: msg({ message: 'Choose a division.' }),
  divisionNotJoinable: msg({ message: 'This division cannot be joined.' }),
  divisionDiffers: msg({ message: 'Your team plays in another division.' }),
  declarationNeeded: msg({
    message:
      'Who joins this division accepts a declaration. Reload the page, and read it where you join.',
  }),
  declarationChanged: msg({
    message: 'The declaration of this division has changed. Read it again before you accept it.',
  }),
  declarationNone: msg({ message: 'Your division has no declaration.' }),
  fieldsNeeded: msg({
    message:
      'The organizers of this game ask for some answers. Reload the page, and give them where you join.',
  }),
  fieldsChanged: msg({
    message: 'What the organizers ask for has changed. Look at it again before you answer.',
  }),
  presenceOff: msg({ message: 'The organizers of this game do not let teams share notes.' }),
  fieldsNone: msg({ message: 'This game asks for nothing, or not anymore.' }),
  answerMissing: msg({ message: '“{label}” needs an answer.' }),
  answerUnfit: msg({
    message: 'The answer to “{label}” does not fit. Choose one of those that are offered.',
  }),
  gameInviteWrong: msg({ message: 'The invitation code is wrong.' }),
  challengeNotFound: msg({ message: 'There is no such challenge.' }),
  flagsUsedUp: msg({ message: 'No flag is left for your team. Tell the organizers.' }),
  flagTooLong: msg({ message: 'A flag has at most {max} characters.' }),
  deadlinePassed: msg({ message: 'The deadline of this challenge has passed.' }),
  submitNotAllowed: msg({ message: 'Your division may not submit flags here.' }),
  submissionLimitReached: msg({
    message:
      'Your team has used {limit, plural, one {its only submission} other {all # submissions}} for this challenge.',
  }),
  answersPaused: msg({
    message: 'Your team has sent wrong answers. The next one is taken in {seconds} s.',
  }),
  hintNotFound: msg({ message: 'There is no such hint.' }),
  hintPriceChanged: msg({ message: 'This hint costs {price} points by now. It was not opened.' }),
  hintTooDear: msg({
    message: 'Your team has {points} points, and this hint costs {price}. It was not opened.',
  }),
  questionNotFound: msg({ message: 'There is no such question.' }),
  questionsTooFast: msg({
    message: 'Your team has asked a lot just now. Ask again in {seconds} s.',
  }),
  questionsWait: msg({
    message:
      'Already {max} questions of your team wait for an answer. Ask again once some are answered.',
  }),
  questionClaimed: msg({
    message: '{name} has claimed this question and is about to answer it. Nothing was changed.',
    comment: 'name is the login name of a member of the staff.',
  }),
  questionAnswered: msg({
    message: 'This question has been answered by now. Nothing was changed.',
  }),
  questionNotice: msg({
    message: 'Only organizers who may write notices can answer everyone. Nothing was sent.',
  }),
  signalNotFound: msg({ message: 'There is no such signal anymore.' }),
  submissionNotFound: msg({ message: 'There is no such submission.' }),
  submitBusy: msg({
    message: 'Your team sent several flags at the same time. Submit this one again.',
  }),
  writeupNotAsked: msg({ message: 'This game does not ask for write-ups.' }),
  writeupTooLate: msg({ message: 'The deadline for write-ups has passed.' }),
  writeupNotPdf: msg({
    message:
      'A write-up is a PDF whose name ends in ".pdf". Export your text as a PDF and send that.',
  }),
  noticeNotFound: msg({ message: 'There is no such notice.' }),
  noticesOfGame: msg({ message: '{game}: notices', comment: 'Title of a feed for news readers.' }),
  noticeFirstBlood: msg({ message: '{team} took first blood on {taken}' }),
  noticeSecondBlood: msg({ message: '{team} took second blood on {taken}' }),
  noticeThirdBlood: msg({ message: '{team} took third blood on {taken}' }),
  noticeNewHint: msg({ message: 'Hint added to {title}' }),
  noticeNewChallenge: msg({ message: 'New challenge: {title}' }),
}
