import { ALL_PERMISSIONS } from '@halyard/rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { DivisionsScreen } from '#features/organise/divisions/divisions-screen.tsx'
import { withPreset } from '#features/organise/divisions/presets.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const open: Division = {
  id: 5,
  name: 'Open',
  inviteCode: null,
  defaultPermissions: ALL_PERMISSIONS,
  challengeConfigs: [],
  hasDeclaration: true,
}
const made = (id: number, name: string) => ({ body: { ...open, id, name } })
const official = withPreset(ALL_PERMISSIONS, 'official')

beforeEach(() => {
  localStorage.clear()
  rehydrateStores()
})

async function visit(answers: Answers, path = '', extensions: readonly string[] = ['tracks']) {
  const asked = serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/edit/games/1/divisions': { body: [open] },
    'GET /api/edit/games/1/challenges': { body: [] },
    'GET /api/game/1/participations': { body: [{ divisionId: 5 }] },
    'GET /api/edit/games/1/divisions/5/declaration': { body: { text: 'Ours.', etag: '"a"' } },
    ...answers,
  })
  const game = anEditGame({ start: 0, end: Date.now() + 9e9 })
  const { screen } = await show(<DivisionsScreen game={game} />, `/admin/games/1/divisions${path}`)
  const sent = (what: string) => asked.filter((call) => call.what === what)
  return { asked, screen, sent }
}

it('opens the declaration of a division from its menu, and saves it to the state that was read', async () => {
  const { screen, sent } = await visit({
    'PUT /api/edit/games/1/divisions/5/declaration': { body: { text: 'Theirs.', etag: '"b"' } },
  })
  await expect.element(screen.getByText('With a declaration')).toBeVisible()
  await screen.getByRole('button', { name: 'Actions for Open' }).click()
  await screen.getByRole('menuitem', { name: 'Declaration…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Declaration of “Open”' })
  const field = dialog.getByRole('textbox', { name: 'Declaration' })
  await expect.element(field).toHaveValue('Ours.')
  await expect.element(dialog.getByText(/What they accepted stays recorded/)).toBeVisible()
  await field.fill('Theirs.')
  await dialog.getByRole('button', { name: 'Save declaration' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [put] = sent('PUT /api/edit/games/1/divisions/5/declaration')
  expect(put?.body).toEqual({ text: 'Theirs.' })
})

it('refuses a text that is too long before it is sent', async () => {
  const { screen, sent } = await visit({}, '?dlg=declaration-5')
  const dialog = screen.getByRole('dialog', { name: 'Declaration of “Open”' })
  await dialog.getByRole('textbox', { name: 'Declaration' }).fill('a'.repeat(4001))
  await dialog.getByRole('button', { name: 'Save declaration' }).click()
  await expect.element(dialog.getByText('Use at most 4000 characters.')).toBeVisible()
  expect(sent('PUT /api/edit/games/1/divisions/5/declaration')).toEqual([])
})

it('makes two divisions with their declarations, which can be changed before', async () => {
  const { screen, sent } = await visit({
    'POST /api/edit/games/1/divisions': [made(7, 'People'), made(8, 'Cyborgs')],
    'PUT /api/edit/games/1/divisions/7/declaration': { body: { text: 'x', etag: '"a"' } },
    'PUT /api/edit/games/1/divisions/8/declaration': { body: { text: 'x', etag: '"a"' } },
  })
  await screen.getByRole('button', { name: 'Create two tracks' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create two tracks' })
  const second = dialog.getByRole('group', { name: 'Second division' })
  await expect
    .element(second.getByRole('textbox', { name: 'Name' }))
    .toHaveValue('People with assistants')
  await second.getByRole('textbox', { name: 'Name' }).fill('Cyborgs')
  await dialog.getByRole('button', { name: 'Create both divisions' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('POST /api/edit/games/1/divisions').map(({ body }) => body)).toEqual([
    { name: 'People', defaultPermissions: official },
    { name: 'Cyborgs', defaultPermissions: official },
  ])
  const [first] = sent('PUT /api/edit/games/1/divisions/7/declaration')
  expect(first?.body).toMatchObject({ text: expect.stringMatching(/without language models/) })
})

it('goes on where it failed, and makes no division twice', async () => {
  const title = 'The server is busy.'
  const { screen, sent } = await visit({
    'POST /api/edit/games/1/divisions': [
      made(7, 'People'),
      { status: 400, body: { title, status: 400 } },
      made(8, 'People with assistants'),
    ],
    'PUT /api/edit/games/1/divisions/7': made(7, 'People'),
    'PUT /api/edit/games/1/divisions/7/declaration': { body: { text: 'x', etag: '"a"' } },
    'PUT /api/edit/games/1/divisions/8/declaration': { body: { text: 'x', etag: '"a"' } },
  })
  await screen.getByRole('button', { name: 'Create two tracks' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create two tracks' })
  await dialog.getByRole('button', { name: 'Create both divisions' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(title)
  await dialog.getByRole('button', { name: 'Create both divisions' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await vi.waitFor(() => expect(sent('POST /api/edit/games/1/divisions')).toHaveLength(3))
})

it('refuses names that are missing, taken or the same', async () => {
  const { screen, asked } = await visit({}, '?dlg=tracks')
  const dialog = screen.getByRole('dialog', { name: 'Create two tracks' })
  const nameIn = (legend: string) =>
    dialog.getByRole('group', { name: legend }).getByRole('textbox', { name: 'Name' })
  const create = dialog.getByRole('button', { name: 'Create both divisions' })
  await nameIn('First division').fill('Open')
  await nameIn('Second division').fill(' ')
  await create.click()
  await expect.element(dialog.getByText('A division with this name already exists.')).toBeVisible()
  await expect.element(dialog.getByText('A division needs a name.')).toBeVisible()
  await nameIn('First division').fill('Same')
  await nameIn('Second division').fill(' Same ')
  await create.click()
  await expect.element(dialog.getByText('A division with this name already exists.')).toBeVisible()
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
})

it('shows nothing of it on servers that have no declarations', async () => {
  const { screen } = await visit({}, '?dlg=tracks', [])
  await screen.getByRole('button', { name: 'Actions for Open' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Name and code…' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Declaration…' }))
    .not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: 'Create two tracks' }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
