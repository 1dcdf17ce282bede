import { findUser } from '#modules/account/service.ts'
import { checkSecret } from '#modules/captcha/turnstile.ts'
import { readHistory } from '#modules/health/history.ts'
import { testMail } from '#modules/mail/compose.ts'
import { readQueue } from '#modules/mail/service.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { memory } from '#platform/memory.ts'

const LONGEST_REASON = 300

const sendTestMail = handle('sendTestMail', async (ctx) => {
  const { db, user, mailer, settings, language } = ctx
  const account = await findUser(db, user.id)
  if (!account) throw new Refusal(404, 'userNotFound')
  const { globalConfig } = await settings.read()
  const about = { userName: user.userName, platform: globalConfig.title, language }
  const { email: to } = account
  try {
    await mailer.send(testMail({ ...about, to }))
  } catch (error) {
    throw new Refusal(400, 'mailTestFailed', { values: { reason: reasonOf(error) } })
  }
  return { to, isSent: mailer.kind !== 'folder' }
})

/** What the mail server said, or why it could not be reached. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '-'
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  return (response || error.message).slice(0, LONGEST_REASON)
}

const testCaptcha = handle('testCaptcha', async ({ config: { turnstile }, ip }) =>
  turnstile
    ? { provider: 'CloudflareTurnstile' as const, outcome: await checkSecret(turnstile, ip) }
    : { provider: 'HashPow' as const, outcome: 'Works' as const },
)

const getHealth = handle('getHealth', async ({ db }) => {
  const { used, free } = memory()
  const { waiting, oldestAtMs } = await readQueue(db)
  return {
    usedMemory: used,
    freeMemory: free,
    mailsWaiting: waiting,
    oldestMailTime: oldestAtMs,
  }
})

const getHealthHistory = handle('getHealthHistory', (ctx) => readHistory(ctx))

export const checkHandlers = { sendTestMail, testCaptcha, getHealth, getHealthHistory }
