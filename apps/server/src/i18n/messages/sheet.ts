import { msg } from '#i18n/msg.ts'

/** Spreadsheets: column headers and values. */
export const sheetMessages = {
  sheetEmpty: msg({ message: 'There is nothing to export yet: no team is on the scoreboard.' }),
  sheetScoreboard: msg({ message: 'Scoreboard' }),
  sheetSubmissions: msg({ message: 'Submissions' }),
  sheetRank: msg({
    message: 'Rank',
    comment: 'Column of the scoreboard file: the place of the team.',
  }),
  sheetTeam: msg({ message: 'Team' }),
  sheetDivision: msg({ message: 'Division' }),
  sheetCaptain: msg({ message: 'Captain' }),
  sheetMembers: msg({
    message: 'Members',
    comment: 'Column of the scoreboard file: the names of the members.',
  }),
  sheetRealNames: msg({ message: 'Real names' }),
  sheetEmails: msg({ message: 'Email addresses' }),
  sheetStudentNumbers: msg({ message: 'Student numbers' }),
  sheetPhones: msg({ message: 'Phone numbers' }),
  sheetSolved: msg({
    message: 'Solved',
    comment: 'Column of the scoreboard file: the number of challenges the team has solved.',
  }),
  sheetLastSolve: msg({
    message: 'Last scoring time',
    comment: 'Column of the scoreboard file: when the team scored last.',
  }),
  sheetScore: msg({
    message: 'Score',
    comment: 'Column of the scoreboard file: the points of the team.',
  }),
  sheetDeclaration: msg({
    message: 'Declaration accepted',
    comment:
      'Column of the scoreboard file: when the members accepted the declaration of their division.',
  }),
  sheetAdjustments: msg({
    message: 'Adjustments',
    comment:
      'Column of the scoreboard file: points that organisers gave or took, and prices of hints.',
  }),
  sheetVerdict: msg({
    message: 'Verdict',
    comment:
      'Column of the submissions file; its values are Right, Right but voided, Wrong, Waiting, Not found and Flag of another team.',
  }),
  sheetTime: msg({
    message: 'Time',
    comment: 'Column of the submissions file: when the flag was submitted.',
  }),
  sheetUser: msg({
    message: 'User',
    comment: 'Column of the submissions file: who submitted the flag.',
  }),
  sheetChallenge: msg({ message: 'Challenge' }),
  sheetAnswer: msg({
    message: 'Answer',
    comment: 'Column of the submissions file: the flag as it was submitted.',
  }),
  sheetEmail: msg({ message: 'Email address' }),
  verdictNotFound: msg({
    message: 'Not found',
    comment: 'Verdict on a submission: its challenge or instance is gone.',
  }),
  verdictFlagSubmitted: msg({
    message: 'Waiting',
    comment: 'Verdict on a submission: it has not been checked yet.',
  }),
  verdictAccepted: msg({
    message: 'Right',
    comment: 'Verdict on a submission: the flag is right. Not the direction.',
  }),
  verdictVoided: msg({
    message: 'Right, but voided',
    comment:
      'Verdict on a submission: the flag is right, but organisers decided that it does not count.',
  }),
  verdictWrongAnswer: msg({
    message: 'Wrong',
    comment: 'Verdict on a submission: the flag is wrong.',
  }),
  verdictCheatDetected: msg({ message: 'Flag of another team' }),
}
