import type { Words } from '#i18n/words.ts'

/** What any operation may answer. */
export const commonMessages = {
  notFound: { 'en-US': 'Not found.', 'zh-CN': '未找到。' },
  methodNotAllowed: {
    'en-US': 'This address does not know the method {method}.',
    'zh-CN': '该地址不支持 {method} 方法。',
  },
  notBuilt: {
    'en-US': 'This server does not offer {operation} yet.',
    'zh-CN': '此服务器尚未提供 {operation}。',
  },
  loginRequired: { 'en-US': 'Log in first.', 'zh-CN': '请先登录。' },
  roleTooLow: { 'en-US': 'You may not do this.', 'zh-CN': '你没有权限执行此操作。' },
  accountBanned: { 'en-US': 'This account is banned.', 'zh-CN': '该账号已被封禁。' },
  foreignSite: {
    'en-US': 'This request came from another site and was refused.',
    'zh-CN': '该请求来自其他站点，已被拒绝。',
  },
  tooManyRequests: {
    'en-US': 'Too many requests. Try again in {seconds} s.',
    'zh-CN': '请求过于频繁，请在 {seconds} 秒后重试。',
  },
  internalError: {
    'en-US': 'Something went wrong on our side.',
    'zh-CN': '服务器内部出现错误。',
  },
  databaseAway: {
    'en-US': 'The platform cannot reach its database right now. Try again soon.',
    'zh-CN': '平台暂时无法访问数据库，请稍后重试。',
  },
  bodyTooLarge: {
    'en-US': 'The request is too large.',
    'zh-CN': '请求内容过大。',
  },
  fieldNotSealed: {
    'en-US':
      '{field}: send this encrypted with the key of this platform. Reload the page and try again.',
    'zh-CN': '{field}：请使用此平台的密钥加密发送。请刷新页面后重试。',
  },
  bodyMissing: { 'en-US': 'The request has no body.', 'zh-CN': '请求缺少内容。' },
  bodyMalformed: {
    'en-US': 'The request body is not valid JSON.',
    'zh-CN': '请求内容不是有效的 JSON。',
  },
  mediaTypeUnsupported: {
    'en-US': 'Send the body as application/json.',
    'zh-CN': '请以 application/json 格式发送内容。',
  },
  formExpected: {
    'en-US': 'Send the file as multipart/form-data.',
    'zh-CN': '请以 multipart/form-data 格式发送文件。',
  },
  fileMissing: {
    'en-US': 'The form has no file named "{field}".',
    'zh-CN': '表单中没有名为“{field}”的文件。',
  },
  fileEmpty: { 'en-US': 'The file is empty.', 'zh-CN': '文件为空。' },
  fileTooLarge: {
    'en-US': 'The file is larger than {limit}.',
    'zh-CN': '文件大于 {limit}。',
  },
  upgradeNeeded: {
    'en-US': 'This address is for WebSocket connections only.',
    'zh-CN': '该地址仅用于 WebSocket 连接。',
  },
  badRequest: { 'en-US': 'The request is malformed.', 'zh-CN': '请求格式错误。' },
} satisfies Words
