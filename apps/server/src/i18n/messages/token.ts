import type { Words } from '#i18n/words.ts'

export const tokenMessages = {
  tokenNotFound: { 'en-US': 'There is no such token.', 'zh-CN': '令牌不存在。' },
  tokenInvalid: {
    'en-US': 'The API token is not valid: it may be revoked or expired.',
    'zh-CN': 'API 令牌无效：可能已被撤销或已过期。',
  },
  tokenScope: {
    'en-US': 'An API token may only read what monitors see.',
    'zh-CN': 'API 令牌只能读取监督员可见的内容。',
  },
} satisfies Words
