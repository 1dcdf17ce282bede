import type { Words } from '#i18n/words.ts'

/** Organising games. */
export const editMessages = {
  noticeNotWritten: {
    'en-US': 'The game made this notice itself; it cannot be changed.',
    'zh-CN': '该通知由系统生成，不能修改。',
  },
  divisionNotFound: { 'en-US': 'There is no such division.', 'zh-CN': '组别不存在。' },
  divisionConfigTwice: {
    'en-US': 'Challenge {challengeId} is listed twice.',
    'zh-CN': '题目 {challengeId} 重复出现。',
  },
  divisionConfigUnknown: {
    'en-US': 'The game has no challenge {challengeId}.',
    'zh-CN': '比赛中没有题目 {challengeId}。',
  },
  flagMissing: {
    'en-US': 'Give the challenge a flag before you enable it.',
    'zh-CN': '启用题目之前请先添加 flag。',
  },
  captureNeedsContainer: {
    'en-US': 'Only challenges that run in containers can record traffic.',
    'zh-CN': '只有容器题目才能记录流量。',
  },
  templateTooGuessable: {
    'en-US':
      'Flags from this template can be guessed: add [GUID] or [TEAM_HASH], or a longer text in braces.',
    'zh-CN': '此模板生成的 flag 容易被猜到：请加入 [GUID] 或 [TEAM_HASH]，或使用更长的括号内文本。',
  },
  templateTooLong: {
    'en-US': 'Flags from this template have more than {max} characters and could not be submitted.',
    'zh-CN': '此模板生成的 flag 超过 {max} 个字符，无法提交。',
  },
  attachmentOnFlags: {
    'en-US': 'The attachments of this challenge belong to its flags.',
    'zh-CN': '该题目的附件属于各个 flag。',
  },
  remoteUrlInvalid: {
    'en-US': 'A link must start with http:// or https://.',
    'zh-CN': '链接必须以 http:// 或 https:// 开头。',
  },
  packageNotZip: {
    'en-US': 'A game package is a zip archive whose name ends in ".zip".',
    'zh-CN': '比赛包必须是文件名以“.zip”结尾的 zip 压缩文件。',
  },
  packageInvalid: {
    'en-US': 'This is not a game package that can be taken in: {reason}. Nothing was changed.',
    'zh-CN': '无法导入此比赛包：{reason}。未做任何更改。',
  },
} satisfies Words
