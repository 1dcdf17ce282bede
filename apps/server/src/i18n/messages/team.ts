import type { Words } from '#i18n/words.ts'

export const teamMessages = {
  teamNotFound: { 'en-US': 'There is no such team.', 'zh-CN': '队伍不存在。' },
  teamNameMissing: { 'en-US': 'Give the team a name.', 'zh-CN': '请填写队伍名称。' },
  teamCaptainLimit: {
    'en-US': 'You are captain of {limit} teams already.',
    'zh-CN': '你已经是 {limit} 支队伍的队长。',
  },
  teamTheirCaptainLimit: {
    'en-US': 'This member is captain of {limit} teams already.',
    'zh-CN': '该成员已经是 {limit} 支队伍的队长。',
  },
  teamNotCaptain: {
    'en-US': 'Only the captain of the team may do this.',
    'zh-CN': '只有队长可以执行此操作。',
  },
  teamLocked: {
    'en-US': 'The team takes part in a running game and cannot change now.',
    'zh-CN': '队伍正在参加进行中的比赛，暂时不能变更。',
  },
  teamInviteWrong: {
    'en-US': 'The invite code is not valid.',
    'zh-CN': '邀请码无效。',
  },
  teamInviteTooOften: {
    'en-US': 'Too many codes were tried. Try again in {seconds} s.',
    'zh-CN': '尝试的邀请码过多，请在 {seconds} 秒后重试。',
  },
  teamAlreadyMember: {
    'en-US': 'You are a member of this team already.',
    'zh-CN': '你已经是该队伍的成员。',
  },
  teamNotMember: {
    'en-US': 'This user is not a member of the team.',
    'zh-CN': '该用户不是队伍成员。',
  },
  teamCaptainStays: {
    'en-US': 'The captain cannot leave: hand the team over or delete it.',
    'zh-CN': '队长不能离开队伍：请先转让或删除队伍。',
  },
  teamTokenMalformed: {
    'en-US': 'The team token or the key is malformed.',
    'zh-CN': '队伍令牌或密钥格式错误。',
  },
  teamTokenWrong: {
    'en-US': 'The team token is not genuine.',
    'zh-CN': '队伍令牌无效。',
  },
} satisfies Words
