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
    [`POST ${played}`]: {},
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

it('tells what failed in the words of the server, and cleans up all the same', async () => {
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
