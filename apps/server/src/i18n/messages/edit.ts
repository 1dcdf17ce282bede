import { msg } from '#i18n/msg.ts'

/** Organising games. */
export const editMessages = {
  changedMeanwhile: msg({ message: 'Someone else has changed this in the meantime.' }),
  noticeNotWritten: msg({ message: 'The game made this notice itself; it cannot be changed.' }),
  divisionNotFound: msg({ message: 'There is no such division.' }),
  divisionConfigTwice: msg({ message: 'Challenge {challengeId} is listed twice.' }),
  divisionConfigUnknown: msg({ message: 'The game has no challenge {challengeId}.' }),
  flagMissing: msg({ message: 'Give the challenge a flag before you enable it.' }),
  captureNeedsContainer: msg({
    message: 'Only challenges that run in containers can record traffic.',
  }),
  templateTooGuessable: msg({
    message:
      'Flags from this template can be guessed: add [GUID] or [TEAM_HASH], or a longer text in braces.',
  }),
  templateTooLong: msg({
    message: 'Flags from this template have more than {max} characters and could not be submitted.',
  }),
  scoringMinimumTooHigh: msg({
    message: 'The minimum cannot be above the original score of the challenge, {max}.',
  }),
  requiredNotFound: msg({ message: 'A required challenge is not in this game.' }),
  requirementsInCircle: msg({
    message: 'These challenges would wait for each other and never open: {titles}',
  }),
  freezeOutsideGame: msg({
    message: 'The scoreboard can freeze between the start and the end of the game.',
  }),
  notFrozen: msg({ message: 'The scoreboard is not frozen.' }),
  pausedAlready: msg({ message: 'The game is paused already.' }),
  notPaused: msg({ message: 'The game is not paused.' }),
  pauseOutsideGame: msg({ message: 'Only a game that is running can be paused.' }),
  formulaTooLong: msg({ message: 'The formula has more than {max} characters.' }),
  formulaUnfinished: msg({
    message: 'The formula ends at character {position}, but something must follow.',
  }),
  formulaUnexpected: msg({
    message: 'The formula has a mistake at character {position}: "{text}" cannot be there.',
  }),
  formulaUnknownName: msg({
    message:
      'The formula has a mistake at character {position}: "{text}" is unknown. Use solves, max, min, decay or teams.',
  }),
  flagsComparedExactly: msg({
    message:
      'Each team has a flag of its own here, so flags are compared exactly. Leave "match" out, or send "exact".',
  }),
  patternUnreadable: msg({
    message: 'Flag {place} cannot be read as a pattern: look at character {at}. Nothing was added.',
  }),
  patternTooLarge: msg({
    message: 'Flag {place} is too large a pattern: repeat less often. Nothing was added.',
  }),
  patternMatchesEmpty: msg({
    message:
      'Flag {place} is a pattern that matches an empty answer, so it is right for too much. Nothing was added.',
  }),
  noticeTimePassed: msg({
    message: 'That time has passed. Choose a later one, or publish the notice now.',
  }),
  tooManyScheduledNotices: msg({ message: 'At most {max} notices wait at a time.' }),
  tooManyTriedFlags: msg({
    message:
      'At most {max} flags of a challenge can ignore case or be patterns. Join some of them into one pattern, such as "one|two".',
  }),
  staffNotFound: msg({ message: 'This person has no role in this game.' }),
  staffIsLastManager: msg({
    message: 'This is the last manager of the game. Make someone else manager first.',
  }),
  staffInvitationNotFound: msg({
    message: 'This link does not work anymore, or never did. Ask for a new one.',
  }),
  tooManyStaffInvitations: msg({
    message: 'There are {max} open invitations to this game already. Revoke one first.',
  }),
  authorNotStaff: msg({ message: 'Authors of a challenge need a role in its game first.' }),
  adjustmentIsZero: msg({ message: 'An adjustment gives or takes at least one point.' }),
  adjustmentNotFound: msg({ message: 'There is no such adjustment.' }),
  adjustmentUndone: msg({ message: 'This adjustment has already been undone.' }),
  hintIsEmpty: msg({ message: 'A hint with a price needs a text.' }),
  hintIsOpened: msg({
    message:
      '{count, plural, one {One team has} other {# teams have}} paid for a hint that would be removed. Keep the hint, or undo what was paid among the points of the teams first.',
  }),
  fieldNotFound: msg({
    message: 'A field that is changed is not in this game, or is named twice.',
  }),
  fieldWithoutLabel: msg({ message: 'Each field needs a label.' }),
  fieldWithoutChoices: msg({
    message: '“{label}” needs at least two choices that differ, and none may be empty.',
  }),
  fieldKindStays: msg({
    message: 'Players have answered “{label}”. It keeps its kind; remove it and add another one.',
  }),
  fieldsWithoutReason: msg({ message: 'Say why you ask. Players read it.' }),
  fieldsWithoutDate: msg({ message: 'Say when the answers are deleted.' }),
  fieldsDateOutside: msg({
    message:
      'The date of the deletion is in the future, and at most a year after the end of the game.',
  }),
  reasonMissing: msg({ message: 'Give a reason. The team reads it.' }),
  notASolve: msg({
    message: 'Only the answer that counts as the solve of a team can be voided.',
  }),
  solveVoided: msg({ message: 'This solve has already been voided.' }),
  solveNotVoided: msg({ message: 'This solve has not been voided.' }),
  attachmentOnFlags: msg({ message: 'The attachments of this challenge belong to its flags.' }),
  remoteUrlInvalid: msg({
    message: 'A link must start with http:// or https://, or with / for a file of this platform.',
  }),
  packageNotZip: msg({ message: 'A game package is a zip archive whose name ends in ".zip".' }),
  packageInvalid: msg({
    message: 'This game package cannot be imported: {reason}. Nothing was changed.',
  }),
}
