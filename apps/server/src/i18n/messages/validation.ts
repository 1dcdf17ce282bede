import type { Words } from '#i18n/words.ts'

/** Why a value was refused; `{field}` is its name on the wire. */
export const validationMessages = {
  fieldRequired: { 'en-US': '{field}: this is required.', 'zh-CN': '{field}：此项必填。' },
  fieldBlank: { 'en-US': '{field}: this must not be blank.', 'zh-CN': '{field}：不能为空白。' },
  fieldNull: { 'en-US': '{field}: null is not allowed.', 'zh-CN': '{field}：不能为 null。' },
  fieldType: {
    'en-US': '{field}: the type must be {type}.',
    'zh-CN': '{field}：应为 {type} 类型。',
  },
  fieldLengthBetween: {
    'en-US': '{field}: use {min} to {max} characters.',
    'zh-CN': '{field}：请使用 {min} 到 {max} 个字符。',
  },
  fieldTooShort: {
    'en-US': '{field}: use at least {min} characters.',
    'zh-CN': '{field}：至少使用 {min} 个字符。',
  },
  fieldTooLong: {
    'en-US': '{field}: use at most {max} characters.',
    'zh-CN': '{field}：最多使用 {max} 个字符。',
  },
  fieldBetween: {
    'en-US': '{field}: choose a number from {min} to {max}.',
    'zh-CN': '{field}：请选择 {min} 到 {max} 之间的数。',
  },
  fieldTooSmall: {
    'en-US': '{field}: {min} is the smallest value allowed.',
    'zh-CN': '{field}：最小值为 {min}。',
  },
  fieldTooBig: {
    'en-US': '{field}: {max} is the largest value allowed.',
    'zh-CN': '{field}：最大值为 {max}。',
  },
  fieldNotEmail: {
    'en-US': '{field}: this is not a mail address.',
    'zh-CN': '{field}：不是有效的邮箱地址。',
  },
  fieldNotPhone: {
    'en-US': '{field}: this is not a phone number.',
    'zh-CN': '{field}：不是有效的电话号码。',
  },
  fieldNotUuid: { 'en-US': '{field}: this is not a UUID.', 'zh-CN': '{field}：不是有效的 UUID。' },
  fieldNotListed: {
    'en-US': '{field}: choose one of {choices}.',
    'zh-CN': '{field}：请从以下选项中选择：{choices}。',
  },
  fieldMalformed: {
    'en-US': '{field}: this has the wrong form.',
    'zh-CN': '{field}：格式不正确。',
  },
} satisfies Words
