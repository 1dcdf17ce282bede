import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { aClientConfig } from '#shared/platform/builders.ts'
import { aTeamInfo } from '#features/administer/teams/builders.ts'
import { aUserInfo } from '#features/administer/users/builders.ts'
import { UsersScreen } from '#features/administer/users/users-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const iris = aUserInfo('iris', { role: 'Admin' })
const mio = aUserInfo('mio', { realName: 'Mio Lehtonen', ip: '10.4.0.9' })
const dan = aUserInfo('dan', { emailConfirmed: false, ip: '::ffff:10.4.0.9' })

const listOf = <Item,>(...data: Item[]) => ({
  body: { data, length: data.length, total: data.length },
})

async function open(answers: Answers = {}, path = '/admin/users') {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: iris.id, userName: 'iris', role: 'Admin' } },
    'GET /api/admin/users': listOf(iris, mio, dan),
    'GET /api/admin/teams': listOf(aTeamInfo(1, 'Quay Rats')),
    ...answers,
  })
  const screen = (
    <>
      <UsersScreen />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return { asked, ...(await show(screen, path)) }
}

it('narrows the list by what the address says, and keeps the sort in it', async () => {
  const { screen, router } = await open({}, '/admin/users?shared=1')
  await expect.element(screen.getByRole('row', { name: /mio/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /iris/ })).not.toBeInTheDocument()
  await screen.getByRole('searchbox').fill('lehtonen')
  await expect.element(screen.getByRole('row', { name: /dan/ })).not.toBeInTheDocument()
  await screen.getByRole('columnheader', { name: 'User' }).getByRole('button').click()
  expect(router.state.location.search).toBe('?shared=1&q=lehtonen&sort=name')
})

it('groups users by the address they share, and bans across the groups', async () => {
  const far = ['ada', 'bo'].map((name) => aUserInfo(name, { ip: '10.4.7.7' }))
  const { asked, screen } = await open(
    {
      'GET /api/admin/users': listOf(iris, mio, dan, ...far),
      'PUT /api/admin/users/id-mio': {},
      'PUT /api/admin/users/id-ada': {},
      'PUT /api/admin/users/id-bo': {},
    },
    '/admin/users?shared=1',
  )
  await expect.element(screen.getByRole('heading', { name: '10.4.0.9 2 users' })).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Select mio' }).click()
  const table = screen.getByRole('table', { name: 'Users at 10.4.7.7' })
  await table.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = screen.getByRole('region', { name: 'Selected users' })
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Ban' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click()
  await expect.element(screen.getByText('3 users changed')).toBeVisible()
  expect(asked.filter(({ what }) => what.startsWith('PUT'))).toHaveLength(3)
})

it('takes personal data out of the page', async () => {
  const { screen } = await open()
  // Narrow screens leave some columns out.
  await expect.element(screen.getByText('Mio Lehtonen')).toBeInTheDocument()
  await screen.getByRole('switch', { name: 'Personal data' }).click()
  await expect.element(screen.getByText('Mio Lehtonen')).not.toBeInTheDocument()
  await expect.element(screen.getByText('10.4.0.9')).not.toBeInTheDocument()
})

it('bans all chosen ones but oneself, and says who could not be', async () => {
  const { asked, screen } = await open({
    'PUT /api/admin/users/id-mio': {},
    'PUT /api/admin/users/id-dan': { status: 400, body: { title: 'Not this one.', status: 400 } },
  })
  await screen.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = screen.getByRole('region', { name: 'Selected users' })
  await bar.getByRole('button', { name: 'Ban' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/logged out immediately/)).toBeVisible()
  await question.getByRole('button', { name: 'Change role' }).click()
  await expect.element(screen.getByText('1 user changed')).toBeVisible()
  await expect.element(screen.getByText(/Not this one/)).toBeVisible()
  const puts = asked.filter(({ what }) => what.startsWith('PUT'))
  expect(puts).toEqual([
    { what: 'PUT /api/admin/users/id-mio', body: { role: 'Banned' } },
    { what: 'PUT /api/admin/users/id-dan', body: { role: 'Banned' } },
  ])
})

it.each([
  { extensions: ['endSessions'], text: /every device of this user is logged out\. The new one/ },
  { extensions: [], text: /every device of this user is logged out within half an hour\./ },
])('says when a new password ends sessions: $extensions', async ({ extensions, text }) => {
  const { screen } = await open({ 'GET /api/config': { body: aClientConfig({ extensions }) } })
  await screen.getByRole('button', { name: 'Actions for mio' }).click()
  await screen.getByRole('menuitem', { name: 'Reset password' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(text)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
})

it('shows a new password once', async () => {
  const { screen } = await open({
    'DELETE /api/admin/users/id-mio/password': { body: 'Tidal-Harbour-42' },
  })
  await screen.getByRole('button', { name: 'Actions for mio' }).click()
  await screen.getByRole('menuitem', { name: 'Reset password' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New password of mio' })
  await expect.element(dialog.getByText('Tidal-Harbour-42')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(screen.getByText('Tidal-Harbour-42')).not.toBeInTheDocument()
})

it('saves what was changed of one user, and keeps it open when that is refused', async () => {
  const { asked, screen } = await open(
    {
      'PUT /api/admin/users/id-mio': [
        { status: 400, body: { title: 'This name is already taken.', status: 400 } },
        {},
      ],
    },
    '/admin/users?user=id-mio',
  )
  const drawer = screen.getByRole('dialog', { name: 'mio' })
  await expect.element(drawer.getByRole('link', { name: 'Quay Rats' })).toBeVisible()
  await drawer.getByLabelText('Username').fill('iris2')
  const save = drawer.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(drawer.getByText('This name is already taken.')).toBeVisible()
  await save.click()
  await expect.element(screen.getByText('User saved')).toBeVisible()
  await vi.waitFor(() =>
    expect(asked.findLast(({ what }) => what.startsWith('PUT'))?.body).toEqual({
      userName: 'iris2',
    }),
  )
})

it('says to the last administrator why the role stays', async () => {
  const { screen } = await open({}, '/admin/users?user=id-iris')
  const drawer = screen.getByRole('dialog', { name: 'iris' })
  await expect.element(drawer.getByText(/This is the only administrator/)).toBeVisible()
  await expect.element(drawer.getByRole('radio', { name: 'Player' })).toBeDisabled()
})
