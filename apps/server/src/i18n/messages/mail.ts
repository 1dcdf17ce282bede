import type { Words } from '#i18n/words.ts'

/** What stands in mails. */
export const mailMessages = {
  mailGreeting: { 'en-US': 'Hello {userName},', 'zh-CN': '{userName}，你好：' },
  mailVerifySubject: {
    'en-US': '{platform}: confirm your mail address',
    'zh-CN': '{platform}：确认你的邮箱地址',
  },
  mailVerifyLead: {
    'en-US':
      'an account named {userName} was registered at {platform} with this address. To confirm the address, open this link and press the button on the page:',
    'zh-CN':
      '有人使用此邮箱在 {platform} 注册了名为 {userName} 的账号。要确认此邮箱，请打开以下链接并点击页面上的按钮：',
  },
  mailVerifyAction: { 'en-US': 'Confirm the address', 'zh-CN': '确认邮箱' },
  mailResetSubject: {
    'en-US': '{platform}: choose a new password',
    'zh-CN': '{platform}：设置新密码',
  },
  mailResetLead: {
    'en-US':
      'somebody asked for a new password of your account {userName} at {platform}. To choose one, open this link:',
    'zh-CN': '有人为你在 {platform} 的账号 {userName} 申请重设密码。要设置新密码，请打开以下链接：',
  },
  mailResetAction: { 'en-US': 'Choose a new password', 'zh-CN': '设置新密码' },
  mailConfirmSubject: {
    'en-US': '{platform}: confirm your new mail address',
    'zh-CN': '{platform}：确认你的新邮箱地址',
  },
  mailConfirmLead: {
    'en-US':
      'this address shall become the one of your account {userName} at {platform}. To confirm it, log in, open this link and press the button on the page:',
    'zh-CN':
      '此邮箱将成为你在 {platform} 的账号 {userName} 的邮箱。要确认，请登录后打开以下链接并点击页面上的按钮：',
  },
  mailConfirmAction: { 'en-US': 'Confirm the new address', 'zh-CN': '确认新邮箱' },
  mailLinkLife: {
    'en-US': 'The link works once, within {hours} hours.',
    'zh-CN': '链接只能使用一次，{hours} 小时内有效。',
  },
  mailNotYou: {
    'en-US': 'If you did not ask for this, ignore this mail: nothing happens without the link.',
    'zh-CN': '如果不是你本人的操作，请忽略此邮件：不打开链接就不会有任何变化。',
  },
  mailMovedSubject: {
    'en-US': '{platform}: the mail address of your account was changed',
    'zh-CN': '{platform}：你的账号邮箱已更改',
  },
  mailMovedLead: {
    'en-US':
      'the mail address of your account {userName} at {platform} was changed. Mails go to the new address from now on. If this was not you, tell an organiser at once.',
    'zh-CN':
      '你在 {platform} 的账号 {userName} 的邮箱已更改，今后的邮件将发送到新邮箱。如果不是你本人的操作，请立即联系主办方。',
  },
  // What a link answers.
  linkWrong: {
    'en-US': 'This link is not valid. Open the newest mail, or ask for another one.',
    'zh-CN': '链接无效。请打开最新的邮件，或重新申请。',
  },
  linkUsed: {
    'en-US': 'This link was used already. Each one works once: ask for another if you need it.',
    'zh-CN': '此链接已被使用。每个链接只能使用一次，如有需要请重新申请。',
  },
  linkExpired: {
    'en-US': 'This link has expired. Ask for another one.',
    'zh-CN': '此链接已过期，请重新申请。',
  },
  emailConfirmedAlready: {
    'en-US': 'This mail address is confirmed already. Log in.',
    'zh-CN': '该邮箱已确认，请直接登录。',
  },
  recoverySent: {
    'en-US':
      'If an account has this address, a mail with a link is on its way. Look into the spam folder too.',
    'zh-CN': '如果有账号使用此邮箱，含有链接的邮件已经发出。请同时检查垃圾邮件。',
  },
  recoveryClosed: {
    'en-US': 'This platform sends no recovery mails. Ask an organiser for a new password.',
    'zh-CN': '此平台不发送找回密码的邮件，请向主办方申请新密码。',
  },
  emailChangeSent: {
    'en-US': 'Open the link we sent to the new address.',
    'zh-CN': '请打开我们发送到新邮箱的链接。',
  },
  emailChangeClosed: {
    'en-US': 'This platform does not confirm mail addresses. Ask an organiser to change yours.',
    'zh-CN': '此平台不确认邮箱地址，请联系主办方更改邮箱。',
  },
  mailTooOften: {
    'en-US': 'Several mails were asked for already. Try again in {seconds} s.',
    'zh-CN': '已多次申请邮件，请在 {seconds} 秒后重试。',
  },
} satisfies Words
