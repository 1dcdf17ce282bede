import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEditChallenge, anEditGame } from '#features/organise/builders.ts'
import { ScheduleCard } from '#features/organise/schedule/schedule-card.tsx'
import { now } from '#shared/clock/clock.ts'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answer } from '#shared/testing.tsx'

const hour = 3_600_000
const minute = 60_000
const wholeMinute = Math.floor(now() / minute) * minute
const game = anEditGame({ id: 1, start: wholeMinute - hour, end: wholeMinute + 9 * hour })
const url = '/api/edit/games/1/schedule'
const stored = {
  freezeAt: wholeMinute + 8 * hour,
  revealedAt: null,
  pausedSince: null,
  releases: [{ challengeId: 7, releaseAt: wholeMinute + 2 * hour, releasedAt: null }],
  etag: '"1"',
}

async function open(puts: Answer | Answer[] = [], extensions = ['schedule']) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions }) },
    'GET /api/edit/games/1/challenges': {
      body: [anEditChallenge({ id: 7, title: 'Quay' }), anEditChallenge({ id: 8, title: 'Mole' })],
    },
    [`GET ${url}`]: { body: stored },
    [`PUT ${url}`]: puts,
  })
  const { screen } = await show(
    <>
      <ScheduleCard game={game} />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  const puttings = () =>
    asked
      .filter(({ what }) => what.startsWith('PUT'))
      .map(({ body, ifMatch }) => ({ body, ifMatch }))
  return { asked, screen, puttings }
}

beforeEach(() => localStorage.clear())

it('is not there on a server without schedules', async () => {
  const { asked, screen } = await open([], [])
  await vi.waitFor(() => expect(asked.map(({ what }) => what)).toContain('GET /api/config'))
  await expect.element(screen.getByText('Schedule')).not.toBeInTheDocument()
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${url}`)
})

it('says in order what happens when, in local time and in UTC', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('The game starts')).toBeVisible()
  const items = screen.getByRole('listitem').filter({ hasText: 'UTC' }).all()
  expect(items.map((item) => item.element().querySelector('strong')?.textContent)).toEqual([
    'The game starts',
    'Released',
    'The scoreboard freezes',
    'The game ends',
  ])
  await expect.element(screen.getByText('Quay')).toBeVisible()
})

it('adds a wave by keyboard, and saves to what was read', async () => {
  const { screen, puttings } = await open({ body: { ...stored, etag: '"2"' } })
  await screen.getByRole('button', { name: 'Change the schedule' }).click()
  await screen.getByRole('button', { name: 'Add a wave' }).click()
  const wave = screen.getByRole('group', { name: 'Wave 2' })
  await wave.getByRole('combobox', { name: 'Challenges' }).fill('Mole')
  await screen.getByRole('option', { name: 'Mole' }).click()
  await screen.getByRole('button', { name: 'Save schedule' }).click()
  await vi.waitFor(() => expect(puttings()).toHaveLength(1))
  expect(puttings()).toEqual([
    {
      body: {
        freezeAt: stored.freezeAt,
        releases: [
          { challengeId: 7, releaseAt: wholeMinute + 2 * hour },
          { challengeId: 8, releaseAt: wholeMinute + 3 * hour },
        ],
      },
      ifMatch: '"1"',
    },
  ])
  await expect.element(screen.getByText('Schedule saved')).toBeVisible()
})

it('says why a schedule cannot be saved, and keeps what was typed', async () => {
  const { screen, puttings } = await open()
  await screen.getByRole('button', { name: 'Change the schedule' }).click()
  await screen.getByRole('button', { name: 'Add a wave' }).click()
  const wave = screen.getByRole('group', { name: 'Wave 2' })
  await wave.getByRole('combobox', { name: 'Challenges' }).fill('Quay')
  await screen.getByRole('option', { name: 'Quay' }).click()
  await screen.getByRole('button', { name: 'Save schedule' }).click()
  await expect
    .element(screen.getByText('A challenge is in two waves. Take it out of one.'))
    .toBeVisible()
  await wave.getByRole('button', { name: 'Remove the wave' }).click()
  await screen.getByLabelText('The scoreboard freezes').fill('2001-01-01T10:00')
  await screen.getByRole('button', { name: 'Save schedule' }).click()
  await expect
    .element(screen.getByText('Choose a time between the start and the end of the game.'))
    .toBeVisible()
  expect(puttings()).toEqual([])
})
