import { setAppearance } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LoginForm } from '#features/account/login/login-form.tsx'
import type { Turnstile } from '#features/account/captcha/turnstile/script.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const noCaptcha = { 'GET /api/captcha': { body: { type: 'None', siteKey: '' } } }
const config = { 'GET /api/config': { body: { apiPublicKey: null } } }

it('asks for what is missing, at the field, before it asks the server', async () => {
  const asked = serveFrom({ ...noCaptcha, ...config })
  const { screen } = await show(<LoginForm from="/" onDone={() => {}} onSecondStep={() => {}} />)
  await screen.getByRole('button', { name: 'Log in' }).click()
  await expect.element(screen.getByLabelText('Username or email')).toHaveFocus()
  await expect
    .element(screen.getByLabelText('Username or email'))
    .toHaveAccessibleDescription('Enter your username or email.')
  expect(asked.map(({ what }) => what)).not.toContain('POST /api/account/login')
})

it('shows a refusal in the server’s text, keeps what was typed, and can be sent again', async () => {
  const handleDone = vi.fn<() => void>()
  const title = 'Name or password is wrong.'
  serveFrom({
    ...noCaptcha,
    ...config,
    'POST /api/account/login': [{ status: 401, body: { title, status: 401 } }, {}],
    'GET /api/account/profile': { body: { userName: 'iris' } },
  })
  const { screen } = await show(<LoginForm from="/" onDone={handleDone} onSecondStep={() => {}} />)
  await screen.getByLabelText('Username or email').fill(' iris ')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret')
  expect(handleDone).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(handleDone).toHaveBeenCalledOnce())
})

it.each([
  [401, 'Name or password is wrong.'],
  [429, 'Too many failed attempts. Try again in 300 s.'],
])('works out a proof where the server offers one after a %i', async (status, title) => {
  const challenge = { id: '0123456789ab', challenge: '0011223344556677', difficulty: 10 }
  const asked = serveFrom({
    ...config,
    'GET /api/captcha': [
      { body: { type: 'None', siteKey: '' } },
      { body: { type: 'HashPow', siteKey: '' } },
    ],
    'GET /api/captcha/powchallenge': { body: challenge },
    'POST /api/account/login': [{ status, body: { title, status } }, {}],
    'GET /api/account/profile': { body: { userName: 'iris' } },
  })
  const handleDone = vi.fn<() => void>()
  const { screen } = await show(<LoginForm from="/" onDone={handleDone} onSecondStep={() => {}} />)
  await screen.getByLabelText('Username or email').fill('iris')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Your browser will be checked')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(handleDone).toHaveBeenCalledOnce())
  const sent = asked.findLast(({ what }) => what === 'POST /api/account/login')?.body
  expect(sent).toMatchObject({ challenge: expect.stringMatching(/^0123456789ab:[0-9a-f]{16}$/) })
})

it('works out the proof while the reader types, and sends it once', async () => {
  const challenge = { id: '0123456789ab', challenge: '0011223344556677', difficulty: 10 }
  const asked = serveFrom({
    ...config,
    'GET /api/captcha': { body: { type: 'HashPow', siteKey: '' } },
    'GET /api/captcha/powchallenge': { body: challenge },
    'POST /api/account/login': {},
    'GET /api/account/profile': { body: { userName: 'iris' } },
  })
  const handleDone = vi.fn<() => void>()
  const { screen } = await show(<LoginForm from="/" onDone={handleDone} onSecondStep={() => {}} />)
  await expect.element(screen.getByText('Your browser will be checked')).toBeVisible()
  await screen.getByLabelText('Username or email').fill('iris')
  await expect.element(screen.getByText('Browser checked')).toBeVisible()
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await screen.getByRole('button', { name: 'Log in' }).click()
  await vi.waitFor(() => expect(handleDone).toHaveBeenCalledOnce())
  const sent = asked.find(({ what }) => what === 'POST /api/account/login')?.body
  expect(sent).toMatchObject({ challenge: expect.stringMatching(/^0123456789ab:[0-9a-f]{16}$/) })
})

it('can stop the proof and keeps what was typed', async () => {
  // A difficulty nobody reaches in the time of a test.
  const challenge = { id: '0123456789ab', challenge: '0011223344556677', difficulty: 48 }
  const asked = serveFrom({
    ...config,
    'GET /api/captcha': { body: { type: 'HashPow', siteKey: '' } },
    'GET /api/captcha/powchallenge': { body: challenge },
  })
  const { screen } = await show(<LoginForm from="/" onDone={() => {}} onSecondStep={() => {}} />)
  await expect.element(screen.getByText('Your browser will be checked')).toBeVisible()
  await screen.getByLabelText('Username or email').fill('iris')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Checking your browser…' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('secret')
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(asked.map(({ what }) => what)).not.toContain('POST /api/account/login')
})

const rendered: Parameters<Turnstile['render']>[1][] = []
const reset = vi.fn<(id: string) => void>()

/** Answers like Cloudflare's script, without Cloudflare. The page keeps the first one it meets. */
function fakeTurnstile() {
  rendered.length = 0
  window.turnstile ??= {
    render: (_place, options) => {
      rendered.push(options)
      return 'widget'
    },
    reset,
    remove: () => {},
  }
}

it.each([
  ['contrast-light', 'light'],
  ['contrast', 'dark'],
] as const)('shows Turnstile in the theme of the page: %s', async (theme, shown) => {
  fakeTurnstile()
  serveFrom({
    ...config,
    'GET /api/captcha': { body: { type: 'CloudflareTurnstile', siteKey: 'key' } },
  })
  await setAppearance({ theme: 'dark' })
  await show(<LoginForm from="/" onDone={() => {}} onSecondStep={() => {}} />)
  await vi.waitFor(() => expect(rendered.at(-1)?.theme).toBe('dark'))
  rendered.length = 0
  await setAppearance({ theme })
  await vi.waitFor(() => expect(rendered.at(-1)?.theme).toBe(shown))
  await setAppearance({ theme: 'system' })
})

it('sends the answer of Turnstile once, and asks for another one after a refusal', async () => {
  fakeTurnstile()
  const title = 'Name or password is wrong.'
  const asked = serveFrom({
    ...config,
    'GET /api/captcha': { body: { type: 'CloudflareTurnstile', siteKey: 'key' } },
    'POST /api/account/login': { status: 401, body: { title, status: 401 } },
  })
  const { screen } = await show(<LoginForm from="/" onDone={() => {}} onSecondStep={() => {}} />)
  await vi.waitFor(() => expect(rendered.at(0)).toMatchObject({ sitekey: 'key', action: 'login' }))
  rendered.at(0)?.callback('first')
  await screen.getByLabelText('Username or email').fill('iris')
  await screen.getByLabelText('Password', { exact: true }).fill('secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  await vi.waitFor(() => expect(reset).toHaveBeenCalledWith('widget'))
  await userEvent.keyboard('{Enter}')
  rendered.at(0)?.callback('second')
  const sent = () =>
    asked.filter(({ what }) => what === 'POST /api/account/login').map(({ body }) => body)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([{ challenge: 'first' }, { challenge: 'second' }])
})
