import type { Words } from '#i18n/words.ts'

/** Taking part in games. */
export const gameMessages = {
  gameNotFound: { 'en-US': 'There is no such game.', 'zh-CN': '比赛不存在。' },
  gameNotStarted: { 'en-US': 'The game has not started yet.', 'zh-CN': '比赛尚未开始。' },
  gameEnded: { 'en-US': 'The game is over.', 'zh-CN': '比赛已经结束。' },
  gameNotJoined: { 'en-US': 'You do not take part in this game.', 'zh-CN': '你没有参加这场比赛。' },
  gameAlreadyJoined: {
    'en-US': 'You take part in this game already.',
    'zh-CN': '你已经参加了这场比赛。',
  },
  participationNotAccepted: {
    'en-US': 'Your team is not admitted to this game.',
    'zh-CN': '你的队伍未获准参加这场比赛。',
  },
  participationFull: {
    'en-US': 'Your team has as many players in this game as it may have.',
    'zh-CN': '你的队伍在这场比赛中的人数已满。',
  },
  participationStays: {
    'en-US': 'Your team is admitted already and cannot leave the game.',
    'zh-CN': '你的队伍已经获准参赛，不能退出比赛。',
  },
  participationNotFound: {
    'en-US': 'There is no such participation.',
    'zh-CN': '参赛记录不存在。',
  },
  participationMoveRefused: {
    'en-US': 'A participation cannot go from {from} to {to}.',
    'zh-CN': '参赛状态不能从 {from} 变为 {to}。',
  },
  divisionNeeded: { 'en-US': 'Choose a division.', 'zh-CN': '请选择一个组别。' },
  divisionNotJoinable: {
    'en-US': 'This division cannot be joined.',
    'zh-CN': '该组别不能加入。',
  },
  divisionDiffers: {
    'en-US': 'Your team plays in another division.',
    'zh-CN': '你的队伍已在其他组别参赛。',
  },
  gameInviteWrong: { 'en-US': 'The invite code is wrong.', 'zh-CN': '邀请码错误。' },
  challengeNotFound: { 'en-US': 'There is no such challenge.', 'zh-CN': '题目不存在。' },
  flagsUsedUp: {
    'en-US': 'No flag is left for your team. Tell the organisers.',
    'zh-CN': '没有可分配给你队伍的 flag，请联系主办方。',
  },
  flagTooLong: {
    'en-US': 'A flag has at most {max} characters.',
    'zh-CN': 'flag 最多 {max} 个字符。',
  },
  deadlinePassed: {
    'en-US': 'The deadline of this challenge has passed.',
    'zh-CN': '该题目的截止时间已过。',
  },
  submitNotAllowed: {
    'en-US': 'Your division may not submit flags here.',
    'zh-CN': '你所在的组别不能提交此题的 flag。',
  },
  submissionLimitReached: {
    'en-US': 'Your team has used all {limit} submissions for this challenge.',
    'zh-CN': '你的队伍已用完此题的 {limit} 次提交机会。',
  },
  submissionNotFound: { 'en-US': 'There is no such submission.', 'zh-CN': '提交记录不存在。' },
  submitBusy: {
    'en-US': 'Too many answers at once. Send it again.',
    'zh-CN': '同时提交过多，请重新提交。',
  },
  writeupNotAsked: {
    'en-US': 'This game does not ask for writeups.',
    'zh-CN': '这场比赛不收取解题报告。',
  },
  writeupTooLate: {
    'en-US': 'The deadline for writeups has passed.',
    'zh-CN': '解题报告的提交截止时间已过。',
  },
  writeupNotPdf: {
    'en-US': 'A writeup is a PDF whose name ends in ".pdf". Export your text as PDF and send that.',
    'zh-CN': '解题报告必须是文件名以“.pdf”结尾的 PDF 文件，请将文档导出为 PDF 后再提交。',
  },
  noticeNotFound: { 'en-US': 'There is no such notice.', 'zh-CN': '通知不存在。' },
} satisfies Words
