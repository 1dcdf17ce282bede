import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AccountsScreen } from '#features/organise/accounts/accounts-screen.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const nobody = { body: { data: [], length: 0, total: 0 } }
const list = 'Username,Mail,Team\nada,ada@example.org,Quay\nbob,bob@example.org,Quay\nx,x@y.z,\n'

async function open(answers: Answers = {}, csv = list) {
  const asked = serveFrom({ 'GET /api/admin/users': nobody, ...answers })
  const shown = await show(<AccountsScreen />)
  const file = new File([csv], 'accounts.csv', { type: 'text/csv' })
  await userEvent.upload(shown.screen.getByLabelText('List of accounts'), file)
  return { asked, ...shown }
}

const posts = (asked: readonly { what: string; body: unknown }[]) =>
  asked.filter(({ what }) => what === 'POST /api/admin/users').map(({ body }) => body)

it('shows what is wrong with which row, and sends only the others', async () => {
  const { asked, screen } = await open({ 'POST /api/admin/users': {} })
  await expect.element(screen.getByText('Username: at least 3 characters')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create 2 accounts' }))
  await expect.element(screen.getByText('2 accounts are ready')).toBeVisible()
  expect(posts(asked)).toEqual([
    [
      expect.objectContaining({ userName: 'ada', teamName: 'Quay' }),
      expect.objectContaining({ userName: 'bob', teamName: 'Quay' }),
    ],
  ])
})

it('does not send again what arrived without an answer', async () => {
  const { asked, screen } = await open({
    'POST /api/admin/users': [{ status: 0 }, {}],
    'POST /api/admin/users/search': {
      body: { data: [{ id: '1', userName: 'Ada' }], length: 1, total: 1 },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Create 2 accounts' }))
  await expect.element(screen.getByText('2 were not sent')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect.element(screen.getByText('2 accounts are ready')).toBeVisible()
  expect(posts(asked)).toHaveLength(1)
})

it('leaves existing accounts unchanged by default', async () => {
  const ada = { id: '1', userName: 'ada', email: 'ada@example.org' }
  const { asked, screen } = await open({
    'GET /api/admin/users': { body: { data: [ada], length: 1, total: 1 } },
    'POST /api/admin/users': {},
  })
  await expect.element(screen.getByRole('button', { name: 'Create 1 account' })).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: 'Update existing accounts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create 2 accounts' }))
  await vi.waitFor(() => expect(posts(asked)).toHaveLength(1))
})

it('keeps no password where scripts of later pages could read it', async () => {
  const { screen } = await open({ 'POST /api/admin/users': {} })
  await userEvent.click(screen.getByRole('button', { name: 'Create 2 accounts' }))
  await expect.element(screen.getByText('2 accounts are ready')).toBeVisible()
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  const passwords = [...document.querySelectorAll('code')].map((code) => code.textContent)
  expect(passwords).toHaveLength(2)
  for (const password of passwords) expect(stored).not.toContain(password)
})
