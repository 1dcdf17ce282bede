import { PLATFORM_DEFAULTS } from '@halyard/rules'
import { expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { aChallengeLine, someSettings } from '#features/organise/readiness/challenge-builders.ts'
import { RehearsalDialog } from '#features/organise/rehearsal/rehearsal-dialog.tsx'
import { stageStore } from '#features/organise/rehearsal/stage-store.ts'
import { aChallenge } from '#shared/game/builders.ts'
import { readPersisted, writePersisted } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const edit = '/api/edit/games'
const copied = `${edit}/90/challenges`
const played = '/api/game/90'

async function open(answers: Answers = {}) {
  const asked = serveFrom({
    [`GET ${edit}/1/challenges`]: {
      body: [
        aChallengeLine({ id: 7, title: 'Knots' }),
        aChallengeLine({ id: 8, title: 'Draft', isEnabled: false }),
      ],
    },
    [`GET ${edit}/1/challenges/7`]: { body: someSettings({ attachment: null }) },
    [`POST ${edit}`]: { body: anEditGame({ id: 90 }) },
    'POST /api/team': { body: { id: 50 } },
    [`POST ${edit}/90/divisions`]: { body: { id: 60, name: 'Rehearsal' } },
    [`POST ${played}`]: {},
    [`GET ${played}/participations`]: { body: [{ id: 70, team: { id: 50 } }] },
    'PUT /api/admin/participation/70': {},
    [`POST ${copied}`]: { body: someSettings({ id: 91 }) },
    [`PUT ${copied}/91`]: { body: someSettings({ id: 91 }) },
    [`POST ${copied}/91/flags`]: {},
    [`GET ${played}/challenges/91`]: { body: aChallenge({ id: 91 }) },
    'GET /api/config': { body: {} },
    [`POST ${played}/challenges/91`]: { body: 5 },
    [`GET ${played}/challenges/91/status/5`]: { body: 'Accepted' },
    [`DELETE ${edit}/90`]: {},
    'DELETE /api/team/50': {},
    ...answers,
  })
  writePersisted(stageStore, null)
  const shown = await show(<RehearsalDialog game={anEditGame()} onClose={() => {}} />)
  const done = () => asked.map(({ what }) => what)
  return { asked, done, ...shown }
}

it('plays the enabled challenges in a hidden copy, and leaves nothing behind', async () => {
  const { asked, done, screen } = await open()
  await screen.getByRole('button', { name: 'Start rehearsal' }).click()
  await expect.element(screen.getByRole('button', { name: 'Start rehearsal' })).toBeVisible()
  await vi.waitFor(() => expect(done().slice(-3)).toContain('DELETE /api/team/50'))
  await expect.element(screen.getByText('Opens')).toBeVisible()
  await expect.element(screen.getByText('Flag is accepted')).toBeVisible()
  expect(screen.getByLabelText('Works').elements()).toHaveLength(2)
  await expect.element(screen.getByText('Instance starts')).not.toBeInTheDocument()
  expect(asked.find(({ what }) => what === `POST ${edit}`)?.body).toMatchObject({ hidden: true })
  expect(asked.find(({ what }) => what === `POST ${played}/challenges/91`)?.body).toEqual({
    flag: 'flag{untied}',
  })
  expect(done().filter((what) => what.startsWith('DELETE'))).toEqual([
    `DELETE ${edit}/90`,
    'DELETE /api/team/50',
  ])
  expect(readPersisted(stageStore)).toBeNull()
})

it('is closed to everybody else: a draft, with a random code and a review', async () => {
  const { asked, done, screen } = await open()
  await screen.getByRole('button', { name: 'Start rehearsal' }).click()
  await vi.waitFor(() => expect(done().slice(-3)).toContain('DELETE /api/team/50'))
  const bodyOf = (wanted: string) => asked.find(({ what }) => what === wanted)?.body
  // Hidden without a code of the game: nobody but staff may know of it.
  expect(bodyOf(`POST ${edit}`)).toMatchObject({ hidden: true, acceptWithoutReview: false })
  expect(bodyOf(`POST ${edit}`)).not.toHaveProperty('inviteCode')
  const inviteCode = expect.stringMatching(/^[0-9a-f]{32}$/)
  // All permissions, among which is the review.
  expect(bodyOf(`POST ${edit}/90/divisions`)).toEqual({ name: 'Rehearsal', inviteCode })
  expect(bodyOf(`POST ${played}`)).toEqual({ teamId: 50, divisionId: 60, inviteCode })
  expect(bodyOf('PUT /api/admin/participation/70')).toEqual({
    status: 'Accepted',
    divisionId: 60,
  })
  // Nothing is copied into it before its door is guarded.
  expect(done().indexOf(`POST ${edit}/90/divisions`)).toBeLessThan(done().indexOf(`POST ${copied}`))
})

it('shows what failed in the text of the server, and cleans up all the same', async () => {
  const { done, screen } = await open({
    [`PUT ${copied}/91`]: [
      { body: someSettings() },
      { status: 400, body: { title: 'The challenge has no flag.' } },
    ],
  })
  await screen.getByRole('button', { name: 'Start rehearsal' }).click()
  await expect.element(screen.getByText('The challenge has no flag.')).toBeVisible()
  await vi.waitFor(() => expect(done()).toContain('DELETE /api/team/50'))
})

it('cleans up when the team may not be made', async () => {
  const { done, screen } = await open({
    'POST /api/team': { status: 400, body: { title: 'You lead three teams already.' } },
  })
  await screen.getByRole('button', { name: 'Start rehearsal' }).click()
  await expect.element(screen.getByText('You lead three teams already.')).toBeVisible()
  expect(done()).toContain(`DELETE ${edit}/90`)
})

it('deletes first what an interrupted rehearsal left behind', async () => {
  const { done, screen } = await open({
    [`DELETE ${edit}/80`]: { status: 404 },
    'DELETE /api/team/40': {},
  })
  writePersisted(stageStore, { gameId: 80, teamId: 40 })
  await screen.getByRole('button', { name: 'Start rehearsal' }).click()
  await vi.waitFor(() => expect(done()).toContain(`POST ${edit}`))
  expect(done().indexOf('DELETE /api/team/40')).toBeLessThan(done().indexOf(`POST ${edit}`))
  expect(done()).toContain(`DELETE ${edit}/80`)
})

it.each([
  ['says where others could read titles by the number of the copy', undefined, 1],
  ['says nothing of it where drafts are closed', ['drafts'], 0],
] as const)('%s', async (_what, extensions, count) => {
  const { screen } = await open({
    'GET /api/config': { body: { ...PLATFORM_DEFAULTS, extensions } },
  })
  await expect.element(screen.getByText('Knots')).toBeVisible()
  await expect
    .poll(() => screen.getByText(/can read the titles of its challenges/).elements())
    .toHaveLength(count)
})
