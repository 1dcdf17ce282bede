import type { Words } from '#i18n/words.ts'

/** Spreadsheets: their columns, and what stands in them. */
export const sheetMessages = {
  sheetEmpty: {
    'en-US': 'There is nothing to write yet: no team is on the scoreboard.',
    'zh-CN': '暂无可导出的内容：排行榜上还没有队伍。',
  },
  sheetScoreboard: { 'en-US': 'Scoreboard', 'zh-CN': '排行榜' },
  sheetSubmissions: { 'en-US': 'Submissions', 'zh-CN': '提交记录' },
  sheetRank: { 'en-US': 'Rank', 'zh-CN': '排名' },
  sheetTeam: { 'en-US': 'Team', 'zh-CN': '队伍' },
  sheetDivision: { 'en-US': 'Division', 'zh-CN': '组别' },
  sheetCaptain: { 'en-US': 'Captain', 'zh-CN': '队长' },
  sheetMembers: { 'en-US': 'Members', 'zh-CN': '队员' },
  sheetRealNames: { 'en-US': 'Real names', 'zh-CN': '真实姓名' },
  sheetEmails: { 'en-US': 'Email addresses', 'zh-CN': '邮箱' },
  sheetStudentNumbers: { 'en-US': 'Student numbers', 'zh-CN': '学号' },
  sheetPhones: { 'en-US': 'Phone numbers', 'zh-CN': '电话' },
  sheetSolved: { 'en-US': 'Solved', 'zh-CN': '解题数' },
  sheetLastSolve: { 'en-US': 'Last scoring time', 'zh-CN': '最后得分时间' },
  sheetScore: { 'en-US': 'Score', 'zh-CN': '总分' },
  sheetVerdict: { 'en-US': 'Verdict', 'zh-CN': '判定' },
  sheetTime: { 'en-US': 'Time', 'zh-CN': '时间' },
  sheetUser: { 'en-US': 'User', 'zh-CN': '用户' },
  sheetChallenge: { 'en-US': 'Challenge', 'zh-CN': '题目' },
  sheetAnswer: { 'en-US': 'Answer', 'zh-CN': '提交内容' },
  sheetEmail: { 'en-US': 'Email address', 'zh-CN': '邮箱' },
  verdictNotFound: { 'en-US': 'Not found', 'zh-CN': '未找到' },
  verdictFlagSubmitted: { 'en-US': 'Waiting', 'zh-CN': '等待判定' },
  verdictAccepted: { 'en-US': 'Right', 'zh-CN': '正确' },
  verdictWrongAnswer: { 'en-US': 'Wrong', 'zh-CN': '错误' },
  verdictCheatDetected: { 'en-US': 'Flag of another team', 'zh-CN': '其他队伍的 flag' },
} satisfies Words
