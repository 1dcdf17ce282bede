import type { Words } from '#i18n/words.ts'

/** Files, posts and settings. */
export const contentMessages = {
  fileNotFound: { 'en-US': 'There is no such file.', 'zh-CN': '文件不存在。' },
  fileHashMalformed: {
    'en-US': 'The hash must be 64 lower-case hex characters.',
    'zh-CN': '哈希值必须是 64 个小写十六进制字符。',
  },
  fileInUse: {
    'en-US': 'The file is still in use.',
    'zh-CN': '文件仍在使用中。',
  },
  fileNotStored: {
    'en-US': 'The file could not be stored.',
    'zh-CN': '文件存储失败。',
  },
  imageUnreadable: {
    'en-US':
      'This is no picture we can read. Send PNG, JPEG, GIF, WebP or AVIF of at most 25 megapixels.',
    'zh-CN': '无法读取此图片。请上传不超过 2500 万像素的 PNG、JPEG、GIF、WebP 或 AVIF 图片。',
  },
  preconditionFailed: {
    'en-US': 'The file is not the one you expect.',
    'zh-CN': '文件与预期不符。',
  },
  rangeNotSatisfiable: {
    'en-US': 'The file has no such range.',
    'zh-CN': '文件没有所请求的范围。',
  },
  postNotFound: { 'en-US': 'There is no such post.', 'zh-CN': '文章不存在。' },
  themeNotHex: {
    'en-US': 'customTheme: write the colour as #rrggbb.',
    'zh-CN': 'customTheme：请以 #rrggbb 格式填写颜色。',
  },
} satisfies Words
