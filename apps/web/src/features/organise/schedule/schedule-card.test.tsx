import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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
    'GET /api/account/profile': { body: { userId: 'u', userName: 'mara', role: 'Admin' } },
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

const key = async (keys: string) => userEvent.keyboard(keys)
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

it('moves a moment by keyboard: a minute, an hour, and back; nothing is saved before that is asked for', async () => {
  const { screen, puttings } = await open({ body: { ...stored, etag: '"2"' } })
  const freeze = screen.getByRole('slider', { name: 'Move: The scoreboard freezes' })
  await vi.waitFor(() => freeze.element().focus())
  const isAt = (at: number) =>
    expect.element(freeze).toHaveAttribute('aria-valuetext', expect.stringContaining(utc(at)))
  await isAt(stored.freezeAt)
  await key('{ArrowRight}')
  await isAt(stored.freezeAt + minute)
  await key('{Shift>}{ArrowLeft}{/Shift}')
  await isAt(stored.freezeAt + minute - hour)
  await key('{Escape}')
  await isAt(stored.freezeAt)
  await expect.element(screen.getByText(/Nothing is saved yet/)).not.toBeInTheDocument()
  await key('{ArrowDown}')
  expect(puttings()).toEqual([])
  await screen.getByRole('button', { name: 'Save schedule' }).click()
  await vi.waitFor(() => expect(puttings()).toHaveLength(1))
  const [release] = stored.releases
  expect(puttings()).toMatchObject([
    {
      body: {
        freezeAt: stored.freezeAt - minute,
        releases: [{ challengeId: 7, releaseAt: release?.releaseAt }],
      },
      ifMatch: '"1"',
    },
  ])
  await expect.element(screen.getByText('Schedule saved')).toBeVisible()
})

it('moves a wave by pointer to a round time, and puts it back', async () => {
  const { screen } = await open()
  const wave = screen.getByRole('slider', { name: 'Move: Released: Quay' })
  await expect.element(wave).toBeVisible()
  const at = () => Number(wave.element().getAttribute('aria-valuenow'))
  const before = at()
  await userEvent.dragAndDrop(
    wave,
    screen.getByRole('slider', { name: 'Move: The scoreboard freezes' }),
    { sourcePosition: { x: 12, y: 12 }, targetPosition: { x: -40, y: 12 }, force: true },
  )
  await expect.poll(at).toBeGreaterThan(before)
  expect(at() % 5).toBe(0)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(at).toBe(before)
  await expect.element(screen.getByRole('button', { name: 'Change the schedule' })).toBeVisible()
})

it('does not save a freeze that is after the end', async () => {
  const { screen, puttings } = await open()
  const end = screen.getByRole('slider', { name: 'Move: The game ends' })
  await vi.waitFor(() => end.element().focus())
  await key('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  const save = screen.getByRole('button', { name: 'Save schedule' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await save.click({ force: true })
  expect(puttings()).toEqual([])
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
