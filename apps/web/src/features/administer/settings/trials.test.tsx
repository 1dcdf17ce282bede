import { PLATFORM_DEFAULTS } from '@halyard/rules'
import { expect, it } from 'vitest'
import { TestCaptcha } from '#features/administer/settings/test-captcha.tsx'
import { TestMail } from '#features/administer/settings/test-mail.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const config = (extensions: readonly string[]) => ({
  body: {
    ...PLATFORM_DEFAULTS,
    footerInfo: null,
    customTheme: null,
    apiPublicKey: null,
    logoUrl: null,
    portMapping: 'Default',
    extensions,
  },
})

it('says what the mail server said, and then that it took the message', async () => {
  const title = 'The mail server rejected the message: 535 Bad credentials'
  serveFrom({
    'GET /api/config': config(['checks']),
    'POST /api/admin/mail/test': [
      { status: 400, body: { title, status: 400 } },
      { body: { to: 'ada@example.org', isSent: true } },
    ],
  })
  const { screen } = await show(<TestMail />)
  const button = screen.getByRole('button', { name: 'Send a test message' })
  await button.click()
  await expect.element(screen.getByText('535 Bad credentials', { exact: false })).toBeVisible()
  await button.click()
  await expect
    .element(screen.getByText('accepted a message to ada@', { exact: false }))
    .toBeVisible()
})

it('says that the secret of the captcha is wrong', async () => {
  serveFrom({
    'GET /api/config': config(['checks']),
    'POST /api/admin/captcha/test': {
      body: { provider: 'CloudflareTurnstile', outcome: 'WrongSecret' },
    },
  })
  const { screen } = await show(<TestCaptcha />)
  await screen.getByRole('button', { name: 'Test the keys' }).click()
  await expect
    .element(screen.getByText('does not accept the secret', { exact: false }))
    .toBeVisible()
})

it('offers nothing where the server cannot try it', async () => {
  const asked = serveFrom({ 'GET /api/config': config([]) })
  const { screen } = await show(
    <>
      <TestMail />
      <TestCaptcha />
    </>,
  )
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
