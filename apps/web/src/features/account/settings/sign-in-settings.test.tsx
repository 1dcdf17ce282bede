import { Toaster } from '@halyard/ui'
import { describe, expect, it } from 'vitest'
import { aClientConfig } from '#shared/platform/builders.ts'
import { SignInSettings } from '#features/account/settings/sign-in-settings.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const profile = {
  userId: '0b8ef1ff-1f1c-4b1d-9a52-0d2d4a5c6e7f',
  role: 'User',
  userName: 'mio',
  email: 'mio@example.org',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatar: null,
} as const

/** The settings on a server that names these extensions; others name none at all. */
async function open(extensions?: string[]) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig(extensions ? { extensions } : {}) },
    'PUT /api/account/changepassword': {},
    'PUT /api/account/changeemail': { body: { title: 'Open the link.', data: true, status: 200 } },
  })
  const settings = (
    <>
      <SignInSettings profile={profile} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return { asked, ...(await show(settings, '/account/profile')) }
}
type Screen = Awaited<ReturnType<typeof open>>['screen']

async function changePassword(screen: Screen) {
  await screen.getByRole('button', { name: 'Change password' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabelText('Current password', { exact: true }).fill('Old-Harbour-1')
  await dialog.getByLabelText('New password', { exact: true }).fill('New-Harbour-2')
  await dialog.getByLabelText(/repeat/i).fill('New-Harbour-2')
  return dialog
}

async function changeEmail(screen: Screen) {
  await screen.getByRole('button', { name: 'Change email' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabelText('New email').fill('next@example.org')
  return dialog
}

describe('a server that ends sessions at once and sends mail', () => {
  const known = ['endSessions', 'mail']

  it('is trusted with every device', async () => {
    const { screen } = await open(known)
    await expect.element(screen.getByRole('button', { name: 'Log out everywhere' })).toBeVisible()
    await expect
      .element(screen.getByText('Changing your password logs out every other device.'))
      .toBeVisible()
    const dialog = await changePassword(screen)
    await expect.element(dialog.getByText(/Every other device is logged out\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect.element(screen.getByText('Every other device was logged out.')).toBeVisible()
  })

  it('is said to send a link', async () => {
    const { screen } = await open(known)
    const dialog = await changeEmail(screen)
    await expect.element(dialog.getByText(/^We will send a link to the new address/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect.element(screen.getByText(/^We sent a link to .*next@example\.org/)).toBeVisible()
  })
})

describe('a server that says nothing of either', () => {
  it('is not asked to end every session, which it may not know', async () => {
    const { screen } = await open()
    await expect.element(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect.element(screen.getByText('Log out everywhere')).not.toBeInTheDocument()
    await expect.element(screen.getByText('All devices')).not.toBeInTheDocument()
  })

  it('logs out other devices in its own time after a change of password', async () => {
    const { screen } = await open()
    await expect
      .element(
        screen.getByText('Changing your password logs out every other device within half an hour.'),
      )
      .toBeVisible()
    const dialog = await changePassword(screen)
    await expect.element(dialog.getByText(/within half an hour/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect
      .element(screen.getByText('Every other device is logged out within half an hour.'))
      .toBeVisible()
  })

  it('is not said to send mail', async () => {
    const { screen } = await open()
    const dialog = await changeEmail(screen)
    await expect
      .element(dialog.getByText(/^If this platform sends email, a link goes to the new address/))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Change email' }).click()
    await expect
      .element(screen.getByText(/^If this platform sends email, a link is on its way to/))
      .toBeVisible()
  })
})

describe('a server that lists sessions', () => {
  const hour = 3_600_000
  const laptop = {
    id: 'a'.repeat(32),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ip: '192.0.2.7',
    createdAt: Date.now() - 9 * hour,
    lastSeenAt: Date.now(),
    isCurrent: true,
  }
  const phone = { ...laptop, id: 'b'.repeat(32), userAgent: null, ip: null, isCurrent: false }
  const desk = { ...phone, id: 'c'.repeat(32), ip: '2001:db8::7' }

  async function openSessions(sessions: readonly object[], answers = {}) {
    const asked = serveFrom({
      'GET /api/config': { body: aClientConfig({ extensions: ['sessions'] }) },
      'GET /api/account/sessions': [{ body: sessions }, { body: [laptop] }],
      ...answers,
    })
    const settings = (
      <>
        <SignInSettings profile={profile} />
        <QuestionHost />
        <Toaster label="Messages" closeLabel="Close" />
      </>
    )
    return { asked, ...(await show(settings, '/account/profile')) }
  }

  it('says of each where it is and when it was used, and logs one out', async () => {
    const { asked, screen } = await openSessions([laptop, phone], {
      [`DELETE /api/account/sessions/${phone.id}`]: {},
    })
    const list = screen.getByRole('list', { name: 'Where you are logged in' })
    await expect.element(list.getByText('Firefox, Linux')).toBeVisible()
    await expect.element(list.getByText('This device')).toBeVisible()
    await expect.element(list.getByText('192.0.2.7')).toBeVisible()
    await list.getByRole('button', { name: 'Log out: Unknown device' }).click()
    await expect.element(screen.getByText('Unknown device was logged out')).toBeVisible()
    await expect.element(list.getByText('Unknown device')).not.toBeInTheDocument()
    expect(asked.filter(({ what }) => what.startsWith('DELETE'))).toHaveLength(1)
  })

  it('asks before it logs all others out', async () => {
    const { asked, screen } = await openSessions([laptop, phone, desk], {
      'DELETE /api/account/sessions': {},
    })
    await screen.getByRole('button', { name: 'Log out all other devices' }).click()
    const question = screen.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Log out others' }).click()
    await expect.element(screen.getByText('Unknown device')).not.toBeInTheDocument()
    expect(asked.map(({ what }) => what)).toContain('DELETE /api/account/sessions')
  })

  it('says of one that has ended meanwhile what the server says, and reads the list again', async () => {
    const { screen } = await openSessions([laptop, phone], {
      [`DELETE /api/account/sessions/${phone.id}`]: {
        status: 404,
        body: { title: 'This session has ended already.', status: 404 },
      },
    })
    await screen.getByRole('button', { name: 'Log out: Unknown device' }).click()
    await expect.element(screen.getByText('This session has ended already.')).toBeVisible()
    await expect.element(screen.getByText('Unknown device')).not.toBeInTheDocument()
  })
})
