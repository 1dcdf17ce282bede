import type { RegisterStatus } from '@halyard/api'
import { describe, expect, it, vi } from 'vitest'
import { RegisterForm } from '#features/account/register/register-form.tsx'
import type { NewAccount } from '#features/account/register/register-form.tsx'
import { RegisterOutcome } from '#features/account/register/register-outcome.tsx'
import type { Outcome } from '#features/account/register/pending-account.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answer } from '#shared/testing.tsx'

const address = 'iris@harbour.example'

async function filled(answer: Answer) {
  const asked = serveFrom({
    'GET /api/captcha': { body: { type: 'None', siteKey: '' } },
    'GET /api/config': { body: { apiPublicKey: null } },
    'GET /api/account/profile': { body: { userName: 'iris' } },
    'POST /api/account/register': answer,
  })
  const handleDone = vi.fn<(outcome: RegisterStatus, account: NewAccount) => void>()
  const { screen } = await show(<RegisterForm from="/" onDone={handleDone} />)
  const fill = (label: string, text: string) =>
    screen.getByLabelText(label, { exact: true }).fill(text)
  await fill('Username', 'iris')
  await fill('Email', address)
  await fill('Password', 'Passw0rd')
  await fill('Repeat password', 'Passw0rd')
  const send = () => screen.getByRole('button', { name: 'Create account' }).click()
  return { screen, fill, send, handleDone, asked }
}

describe('a registration', () => {
  it.each(['LoggedIn', 'AdminConfirmationRequired', 'EmailConfirmationRequired'] as const)(
    'ends in %s',
    async (data) => {
      const { send, handleDone } = await filled({ body: { title: '', data, status: 200 } })
      await send()
      const account = { userName: 'iris', email: address, password: 'Passw0rd' }
      await vi.waitFor(() => expect(handleDone).toHaveBeenCalledWith(data, account))
    },
  )

  it('puts a refusal that names a field at that field, until the field changes', async () => {
    const title = 'userName: this name is taken'
    const { screen, fill, send } = await filled({ status: 400, body: { title, status: 400 } })
    await send()
    const name = screen.getByLabelText('Username', { exact: true })
    await expect.element(name).toHaveAccessibleDescription('this name is taken')
    await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
    await fill('Username', 'iris2')
    await expect.element(name).not.toHaveAccessibleDescription()
  })

  it('shows the rules before anything is typed, and what has to be filled in', async () => {
    serveFrom({
      'GET /api/captcha': { body: { type: 'None', siteKey: '' } },
      'GET /api/config': { body: { apiPublicKey: null } },
    })
    const { screen } = await show(<RegisterForm from="/" onDone={() => undefined} />)
    const password = screen.getByLabelText('Password', { exact: true })
    await expect.element(password).toHaveAccessibleDescription(/^Needs .*characters/)
    for (const name of ['Username', 'Email', 'Password', 'Repeat password'])
      await expect.element(screen.getByLabelText(name, { exact: true })).toBeRequired()
  })

  it('puts any other refusal above the button', async () => {
    const title = 'Registration is closed.'
    const { screen, send } = await filled({ status: 400, body: { title, status: 400 } })
    await send()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  })

  it.each([
    ['Username', 'ab', 'Use 3 to 15 characters.'],
    ['Username', 'abcdefghijklmnop', 'Use 3 to 15 characters.'],
    ['Username', '👍👍', 'Use 3 to 15 characters.'],
    ['Email', 'iris at harbour', 'Enter an address like name@example.org.'],
    ['Password', 'password', 'Needs an uppercase letter and a digit.'],
    ['Repeat password', 'Passw0rd!', 'This is not the same password.'],
  ])('does not send %s %j', async (label, text, why) => {
    const { screen, fill, send, asked } = await filled({})
    await fill(label, text)
    await send()
    const field = screen.getByLabelText(label, { exact: true })
    await expect.element(field).toHaveAccessibleDescription(why)
    expect(asked.map(({ what }) => what)).not.toContain('POST /api/account/register')
  })
})

const outcome = (kind: Outcome, account?: NewAccount) =>
  show(
    <RegisterOutcome
      waiting={{ outcome: kind, email: address }}
      account={account}
      onLoggedIn={() => {}}
    />,
  )

describe('what comes after', () => {
  it('names the address that got the mail, and takes the focus', async () => {
    const { screen } = await outcome('EmailConfirmationRequired')
    await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus()
    await expect.element(screen.getByText(address)).toBeVisible()
    await expect.element(screen.getByText('Send it again')).not.toBeInTheDocument()
  })

  it('does not send the mail again at once, and says when it can', async () => {
    serveFrom({ 'GET /api/captcha': { body: { type: 'None', siteKey: '' } } })
    const { screen } = await outcome('EmailConfirmationRequired', {
      userName: 'iris',
      email: address,
      password: 'Passw0rd',
    })
    const again = screen.getByRole('button', { name: /Send it again in \d+ seconds/ })
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  })

  it('says that an organiser has to act', async () => {
    const { screen } = await outcome('AdminConfirmationRequired')
    await expect
      .element(screen.getByRole('heading', { name: 'An organizer has to approve you' }))
      .toHaveFocus()
  })
})
