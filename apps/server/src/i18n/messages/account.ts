import type { Words } from '#i18n/words.ts'

export const accountMessages = {
  registrationClosed: {
    'en-US': 'Registration is closed.',
    'zh-CN': '注册已关闭。',
  },
  captchaRefused: {
    'en-US': 'The captcha was not solved. Try again.',
    'zh-CN': '验证码未通过，请重试。',
  },
  emailDomainRefused: {
    'en-US': 'Mail addresses of this domain may not register. Allowed: {domains}.',
    'zh-CN': '该域名的邮箱不能注册。允许的域名：{domains}。',
  },
  emailTaken: {
    'en-US': 'This mail address is already in use.',
    'zh-CN': '该邮箱已被使用。',
  },
  userNameTaken: { 'en-US': 'This name is already taken.', 'zh-CN': '该用户名已被占用。' },
  nameInvisible: {
    'en-US': 'The name must not contain invisible characters or line breaks.',
    'zh-CN': '名称不能包含不可见字符或换行。',
  },
  userNotFound: { 'en-US': 'There is no such user.', 'zh-CN': '用户不存在。' },
  userIsYou: {
    'en-US': 'You cannot delete your own account.',
    'zh-CN': '不能删除自己的账号。',
  },
  userIsCaptain: {
    'en-US': 'This user is captain of a team: hand the team over or delete it first.',
    'zh-CN': '该用户是队长：请先转让或删除队伍。',
  },
  passwordTooWeak: {
    'en-US':
      'Use at least 6 characters with a digit, a lower-case and an upper-case letter as password.',
    'zh-CN': '密码至少 6 个字符，并包含数字、小写字母和大写字母。',
  },
  passwordWrong: {
    'en-US': 'The current password is wrong.',
    'zh-CN': '当前密码错误。',
  },
  loginFailed: {
    'en-US': 'Name or password is wrong.',
    'zh-CN': '用户名或密码错误。',
  },
  loginBlocked: {
    'en-US': 'Too many failed attempts. Try again in {seconds} s.',
    'zh-CN': '失败次数过多，请在 {seconds} 秒后重试。',
  },
  registered: { 'en-US': 'Welcome! You are logged in.', 'zh-CN': '欢迎！你已登录。' },
  registeredWaitsForAdmin: {
    'en-US': 'Your account waits for an administrator.',
    'zh-CN': '你的账号正在等待管理员审核。',
  },
  registeredWaitsForEmail: {
    'en-US': 'Check your mail to finish the registration.',
    'zh-CN': '请查收邮件以完成注册。',
  },
  mailNotSent: {
    'en-US': 'The mail could not be sent. Ask an organiser.',
    'zh-CN': '邮件发送失败，请联系主办方。',
  },
} satisfies Words
