import { acceptName, nameOrEmailTaken, newStamp } from '#modules/account/create-account.ts'
import { checkLogin } from '#modules/account/log-in.ts'
import {
  confirmEmailChange as confirmChange,
  askForEmailChange,
  verifyEmail as verify,
} from '#modules/account/email.ts'
import {
  callerOf,
  countLoginFailure,
  requireLoginAttempt,
  resetLoginAttempts,
} from '#modules/account/login-attempts.ts'
import { normalForm } from '#modules/text/names.ts'
import { openSession } from '#modules/account/open-session.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { askForRecovery, resetPassword as reset } from '#modules/account/recovery.ts'
import { register } from '#modules/account/register.ts'
import { changeAvatar, findUser, updateUser } from '#modules/account/repository.ts'
import { profileView, registrationView } from '#modules/account/view.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import {
  AVATAR,
  imagePath,
  receiveImage,
  replaceImage,
  storeImage,
} from '#modules/image/service.ts'
import { readDelay } from '#modules/mail/service.ts'
import { handle } from '#modules/operation/handle.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { listGameRoles } from '#modules/staff/service.ts'
import { endAllSessions } from '#modules/session/sessions.ts'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'
import { translate } from '#i18n/translate.ts'

const registerAccount = handle('registerAccount', async (ctx) => {
  const { userId, status } = await register(ctx, ctx.body)
  if (userId !== undefined && status === 'LoggedIn') await openSession(ctx, { id: userId })
  return registrationView(ctx.language, status)
})

const logIn = handle('logIn', async (ctx) => {
  const hasProof = await requireCaptcha(ctx, ctx.body.challenge)
  const user = await checkLogin(
    { ...callerOf(ctx), hasProof },
    ctx.body.userName,
    ctx.body.password,
  )
  await openSession(ctx, user)
})

const logOut = handle('logOut', async (ctx) => {
  if (ctx.query.everywhere) await endAllSessions(ctx.db, ctx.user.id, newStamp(ctx.random))
  await ctx.endSession()
})

const getProfile = handle('getProfile', async ({ db, user, session }) => {
  const [row, games] = await Promise.all([findUser(db, user.id), listGameRoles(db, user.id)])
  if (!row) throw new Refusal(401, 'loginRequired')
  return {
    ...profileView(row),
    ...(games.length > 0 && { games: [...games] }),
    ...(session?.lacking != null && { secondFactorMissing: true }),
  }
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
  const { db, user, body } = ctx
  const caller = callerOf(ctx)
  await requireLoginAttempt(caller, user.id)
  const row = await findUser(db, user.id)
  const { isRight } = await verifyPassword(body.old, row?.password_hash ?? '')
  if (!isRight) {
    await countLoginFailure(caller, user.id)
    throw new Refusal(400, 'passwordWrong')
  }
  await resetLoginAttempts(caller, user.id)
  if (!isPasswordAcceptable(body.new)) throw new Refusal(400, 'passwordTooWeak')
  const stamp = newStamp(ctx.random)
  await updateUser(db, user.id, {
    password_hash: await hashPassword(body.new),
    security_stamp: stamp,
  })
  await ctx.keepSession(stamp)
})

const requestPasswordRecovery = handle('requestPasswordRecovery', async (ctx) => {
  await askForRecovery(ctx, ctx.body)
  return { title: translate(ctx.language, 'recoverySent'), status: 200 }
})

const resetPassword = handle('resetPassword', (ctx) => reset(ctx, ctx.body))

const verifyEmail = handle('verifyEmail', async (ctx) => {
  await openSession(ctx, await verify(ctx, ctx.body))
})

const requestEmailChange = handle('requestEmailChange', async (ctx) => {
  const isSent = await askForEmailChange(ctx, ctx.body.newMail)
  if (isSent) return { title: translate(ctx.language, 'emailChangeSent'), data: true, status: 200 }
  // The one refusal of the contract that carries data.
  const title = translate(ctx.language, 'emailChangeClosed')
  return new RawReply({
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ title, data: false, status: 400 }),
  })
})

const confirmEmailChange = handle('confirmEmailChange', (ctx) => confirmChange(ctx, ctx.body))

const updateAvatar = handle('updateAvatar', async (ctx) => {
  const hash = await storeImage(ctx, await receiveImage(ctx), AVATAR)
  await replaceImage(ctx, [hash], async (tx) => [await changeAvatar(tx, ctx.user.id, hash)])
  return imagePath(hash, AVATAR)
})

const getMailDelay = handle('getMailDelay', async ({ db, clock, settings }) => {
  const { mailPolicy } = await settings.read()
  return { minutes: Math.floor((await readDelay(db, clock.now(), mailPolicy.perMinute)) / 60_000) }
})

export const accountHandlers = {
  getMailDelay,
  registerAccount,
  logIn,
  logOut,
  getProfile,
  updateProfile,
  changePassword,
  updateAvatar,
  requestPasswordRecovery,
  resetPassword,
  verifyEmail,
  requestEmailChange,
  confirmEmailChange,
}
