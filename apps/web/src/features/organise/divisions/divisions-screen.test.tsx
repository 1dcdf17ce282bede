import { ALL_PERMISSIONS, permissionMask } from '@halyard/rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { DivisionsScreen } from '#features/organise/divisions/divisions-screen.tsx'
import { withPreset } from '#features/organise/divisions/presets.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

/** A bit that this client does not know. */
const unknown = 2 ** 16
const open: Division = {
  id: 5,
  name: 'Open',
  inviteCode: null,
  defaultPermissions: unknown + permissionMask(['JoinGame', 'ViewChallenge', 'SubmitFlags']),
  challengeConfigs: [],
}
const closed: Division = {
  id: 6,
  name: 'Staff',
  inviteCode: 'QUAY',
  defaultPermissions: permissionMask(['ViewChallenge']),
  challengeConfigs: [{ challengeId: 7, permissions: unknown }],
}
const list = 'GET /api/edit/games/1/divisions'

beforeEach(() => {
  localStorage.clear()
  rehydrateStores()
})

async function visit(answers: Answers, path = '/admin/games/1/divisions') {
  const asked = serveFrom({
    [list]: { body: [open, closed] },
    'GET /api/edit/games/1/challenges': {
      body: [
        { id: 7, title: 'Capstan', category: 'Misc' },
        { id: 8, title: 'Tide', category: 'Misc' },
      ],
    },
    'GET /api/game/1/participations': { body: [{ divisionId: 6 }, { divisionId: 6 }] },
    ...answers,
  })
  const element = (
    <>
      <DivisionsScreen game={anEditGame({ start: 0, end: Date.now() + 9e9 })} />
      <QuestionHost />
    </>
  )
  const { screen } = await show(element, path)
  const puts = () => asked.filter(({ what }) => what.startsWith('PUT'))
  const mark = (name: string) => screen.getByRole('button', { name, exact: true })
  return { asked, screen, puts, mark }
}

it('says in a sentence what teams may do, also while it is not saved', async () => {
  const { screen, mark } = await visit({})
  const sentence =
    'Any team can join and plays immediately; their flags are checked but earn no points; they are ranked only within the division; their solves do not lower the points of challenges.'
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible()
  await mark('Open, Needs review: no').click()
  await expect.element(screen.getByText(/plays once it is accepted; their flags/)).toBeVisible()
  await mark('Open, Join: yes').click()
  await expect.element(screen.getByText('Nobody can join a division')).toBeVisible()
})

it('saves what was switched, keeps unknown bits and what somebody else saved meanwhile', async () => {
  const theirs = { ...open, name: 'Everybody', defaultPermissions: open.defaultPermissions + 2 }
  const { screen, puts, mark } = await visit({
    [list]: [{ body: [open, closed] }, { body: [theirs, closed] }],
    'PUT /api/edit/games/1/divisions/5': { body: theirs },
  })
  await mark('Open, Earn points: no').click()
  await expect.element(screen.getByText('1 unsaved change')).toBeVisible()
  await expect.element(screen.getByText(/the scoreboard is recalculated/)).toBeVisible()
  await screen.getByRole('button', { name: 'Save rights' }).click()
  await vi.waitFor(() =>
    expect(puts()).toEqual([
      {
        what: 'PUT /api/edit/games/1/divisions/5',
        body: {
          name: 'Everybody',
          defaultPermissions: theirs.defaultPermissions + permissionMask(['GetScore']),
          challengeConfigs: [],
        },
      },
    ]),
  )
  await expect.element(screen.getByText('1 unsaved change')).not.toBeInTheDocument()
})

it('saves in one call where the server reports conflicts, and reads again after one', async () => {
  const known = { ...open, etag: '"1"' }
  const theirs = { ...known, name: 'Everybody', etag: '"2"' }
  const others = { ...closed, etag: '"9"' }
  const { asked, screen, puts, mark } = await visit({
    [list]: [{ body: [known, others] }, { body: [theirs, others] }],
    'PUT /api/edit/games/1/divisions/5': [{ status: 412 }, { body: theirs }],
  })
  await mark('Open, Earn points: no').click()
  const reads = () => asked.filter(({ what }) => what === list).length
  expect(reads()).toBe(1)
  await screen.getByRole('button', { name: 'Save rights' }).click()
  await vi.waitFor(() =>
    expect(puts().map(({ ifMatch, body }) => [ifMatch, body])).toMatchObject([
      ['"1"', { name: 'Open' }],
      ['"2"', { name: 'Everybody' }],
    ]),
  )
  await expect.element(screen.getByText('1 unsaved change')).not.toBeInTheDocument()
})

it('keeps what was switched over a failed save and a reload', async () => {
  const failing = {
    'PUT /api/edit/games/1/divisions/6': { status: 500, body: { title: 'Low tide' } },
  }
  const { screen, mark } = await visit(failing, '/admin/games/1/divisions?div=6')
  await mark('Tide, See challenges: yes').click()
  await mark('Capstan: same as the division again').click()
  await screen.getByRole('button', { name: 'Save rights' }).click()
  await expect.element(screen.getByRole('alert').getByText('Low tide')).toBeVisible()
  await screen.unmount()
  // As a reload does: from what the browser has stored.
  rehydrateStores()
  const { screen: reloaded, puts } = await visit({
    'PUT /api/edit/games/1/divisions/6': { body: closed },
  })
  await expect.element(reloaded.getByText('2 unsaved changes')).toBeVisible()
  await reloaded.getByRole('button', { name: 'Save rights' }).click()
  await vi.waitFor(() =>
    expect(puts()[0]?.body).toMatchObject({
      challengeConfigs: [{ challengeId: 8, permissions: 0 }],
    }),
  )
})

it('makes a division from a preset, with a code of its own', async () => {
  const { asked, screen } = await visit(
    { 'POST /api/edit/games/1/divisions': { body: { ...open, id: 9, name: 'Guests' } } },
    '/admin/games/1/divisions?dlg=new',
  )
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Name').fill(' Staff')
  await dialog.getByLabelText('Invitation code').fill('two words')
  await dialog.getByRole('button', { name: 'Create division' }).click()
  await expect.element(dialog.getByText('A division with this name already exists.')).toBeVisible()
  await expect.element(dialog.getByText(/Use letters, digits/)).toBeVisible()
  await dialog.getByLabelText('Name').fill('Guests')
  await dialog.getByRole('button', { name: 'Generate a code' }).click()
  await expect
    .element(dialog.getByText(/Teams with the code join and play immediately/))
    .toBeVisible()
  await dialog.getByRole('combobox', { name: 'What its teams may do' }).click()
  await screen.getByRole('option', { name: 'View only' }).click()
  await dialog.getByRole('button', { name: 'Create division' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const { body } = asked.find(({ what }) => what.startsWith('POST')) ?? {}
  expect(body).toEqual({
    name: 'Guests',
    inviteCode: expect.stringMatching(/^[A-Z2-9]{12}$/),
    defaultPermissions: withPreset(ALL_PERMISSIONS, 'onlooker'),
  })
})

it('says how many teams a deletion leaves without a division', async () => {
  const { asked, screen } = await visit({ 'DELETE /api/edit/games/1/divisions/6': { status: 404 } })
  await screen.getByRole('button', { name: 'Actions for Staff' }).click()
  await screen.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/Its 2 teams stay in the game/)).toBeVisible()
  const reads = () => asked.filter(({ what }) => what === list).length
  const before = reads()
  await question.getByRole('button', { name: 'Delete division' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(before))
})
