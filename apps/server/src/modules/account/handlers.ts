import { acceptName, nameOrEmailTaken, newStamp } from '#modules/account/create-account.ts'
import { checkLogin } from '#modules/account/log-in.ts'
import { countAttempt, forgiveAttempts } from '#modules/account/login-attempts.ts'
import { normalForm } from '#modules/text/names.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { register } from '#modules/account/register.ts'
import { findUser, updateUser } from '#modules/account/repository.ts'
import { profileView } from '#modules/account/view.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { message } from '#i18n/messages.ts'

const registerAccount = handle('registerAccount', async (ctx) => {
  const { userId, status } = await register(ctx, ctx.body)
  if (status === 'LoggedIn') await ctx.startSession(userId)
  const key = status === 'LoggedIn' ? 'registered' : 'registeredWaitsForAdmin'
  return { title: message(ctx.language, key), data: status, status: 200 }
})

const logIn = handle('logIn', async (ctx) => {
  const { accountPolicy: policy } = await ctx.settings.read()
  await requireCaptcha({ db: ctx.db, clock: ctx.clock, policy }, ctx.body.challenge)
  const user = await checkLogin(ctx, ctx.body.userName, ctx.body.password)
  await ctx.startSession(user.id)
})

const logOut = handle('logOut', async (ctx) => {
  await ctx.endSession()
})

const getProfile = handle('getProfile', async ({ db, user }) => {
  const row = await findUser(db, user.id)
  if (!row) throw new Refusal(401, 'loginRequired')
  return profileView(row)
})

const updateProfile = handle('updateProfile', async ({ db, user, body }) => {
  const name = typeof body.userName === 'string' ? acceptName(body.userName) : undefined
  const change = {
    ...(name !== undefined && { user_name: name, user_name_key: normalForm(name) }),
    ...(typeof body.bio === 'string' && { bio: body.bio }),
    ...(typeof body.phone === 'string' && { phone: body.phone }),
    ...(typeof body.realName === 'string' && { real_name: body.realName }),
    ...(typeof body.stdNumber === 'string' && { std_number: body.stdNumber }),
  }
  if (Object.keys(change).length === 0) return
  await updateUser(db, user.id, change).catch((error: unknown) => {
    throw nameOrEmailTaken(error)
  })
})

const changePassword = handle('changePassword', async (ctx) => {
  const { db, user, body, ip } = ctx
  await countAttempt(db, user.userName, ip, ctx.clock.now())
  const row = await findUser(db, user.id)
  const { isRight } = await verifyPassword(body.old, row?.password_hash ?? '')
  if (!isRight) throw new Refusal(400, 'passwordWrong')
  await forgiveAttempts(db, user.userName, ip)
  if (!isPasswordAcceptable(body.new)) throw new Refusal(400, 'passwordTooWeak')
  const stamp = newStamp(ctx.random)
  await updateUser(db, user.id, {
    password_hash: await hashPassword(body.new),
    security_stamp: stamp,
  })
  await ctx.keepSession(stamp)
})

export const accountHandlers = {
  registerAccount,
  logIn,
  logOut,
  getProfile,
  updateProfile,
  changePassword,
}
