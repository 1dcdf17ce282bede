import { Toaster } from '@halyard/ui'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { cancelWaiting } from '#features/organise/review/queue.ts'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
import '@halyard/ui/styles'

let gameId = 500
const mara = aMember({ userName: 'mara', realName: 'Mara Quill', stdNumber: '2025-0x1F' })
const pelican = aParticipation({ name: 'Pelican Brief', members: [mara] })
const gulls = aParticipation({ name: 'Gulls', divisionId: 2 })
const again = aParticipation({ name: 'GULLS' })
const inside = aParticipation({ name: 'null & void', status: 'Accepted' })

beforeEach(async () => {
  gameId++
  await page.viewport(1440, 900)
})
// Running calls would continue in the next test.
afterEach(() => cancelWaiting(gameId))

async function open(
  rows: readonly Participation[] = [pelican, gulls, again, inside],
  { query = '', answers = {} }: { query?: string; answers?: Answers } = {},
) {
  const asked = serveFrom({
    [`GET /api/game/${gameId}/participations`]: { body: rows },
    [`GET /api/edit/games/${gameId}/divisions`]: {
      body: [
        { id: 2, name: 'Student', inviteCode: null, defaultPermissions: 127, challengeConfigs: [] },
      ],
    },
    ...answers,
  })
  const element = (
    <>
      <ReviewScreen game={anEditGame({ id: gameId })} />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const shown = await show(element, `/admin/games/${gameId}/review${query}`)
  const puts = () => asked.filter(({ what }) => what.startsWith('PUT'))
  const panel = shown.screen.getByRole('complementary', { name: 'Team' })
  return { ...shown, puts, panel }
}

describe('the queue', () => {
  it('shows who waits, goes through them by keys, and moves on by itself', async () => {
    const { screen, panel } = await open()
    await expect.element(panel.getByRole('heading', { name: /^Pelican Brief / })).toBeVisible()
    await expect.element(screen.getByRole('row', { name: 'null & void' })).not.toBeInTheDocument()
    await userEvent.keyboard('n')
    await expect.element(panel.getByRole('heading', { name: /^Gulls / })).toBeVisible()
    await userEvent.keyboard('p')
    await userEvent.keyboard('a')
    await expect.element(panel.getByRole('heading', { name: /^Gulls / })).toBeVisible()
    await expect.element(screen.getByText('Pelican Brief: Accepted')).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(panel.getByRole('heading', { name: /^GULLS / })).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'Pending 1' })).toBeVisible()
  })

  it('takes decisions back one press at a time, and sends none of them', async () => {
    const { screen, panel, puts } = await open()
    await expect.element(panel.getByRole('heading', { name: /^Pelican Brief / })).toBeVisible()
    await userEvent.keyboard('aa')
    await expect.element(screen.getByRole('radio', { name: 'Pending 1' })).toBeVisible()
    await userEvent.keyboard('u')
    await expect.element(screen.getByRole('radio', { name: 'Pending 2' })).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByRole('radio', { name: 'Pending 3' })).toBeVisible()
    expect(puts()).toEqual([])
  })

  it('leaves keys alone that are typed into the search', async () => {
    const { screen, panel } = await open()
    await screen.getByRole('searchbox').fill('gull')
    await expect.element(panel.getByRole('heading', { name: /^Gulls / })).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('gulla')
    await expect.element(screen.getByText('No team matches the filter')).toBeVisible()
  })
})

it('marks a name that reads the same, and leads to the other team', async () => {
  const { screen, panel } = await open(undefined, { query: `?team=${gulls.id}` })
  const doubt = panel.getByText('The name looks like that of GULLS.')
  await expect.element(doubt).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Needs attention' }).first()).toBeVisible()
  await panel.getByRole('link', { name: 'GULLS' }).click()
  await expect.element(panel.getByRole('heading', { name: /^GULLS / })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'All 4' })).toBeChecked()
})

it('keeps personal data out of the page until they are asked for', async () => {
  const { screen, panel } = await open()
  await expect.element(panel.getByText('mara')).toBeVisible()
  expect(document.body.textContent).not.toContain('Mara Quill')
  expect(document.body.textContent).not.toContain('2025-0x1F')
  await screen.getByRole('switch', { name: 'Personal data' }).click()
  await expect.element(panel.getByText('Mara Quill')).toBeVisible()
  await userEvent.keyboard('v')
  await expect.element(panel.getByText('Mara Quill')).not.toBeInTheDocument()
})

it('accepts all chosen teams with one press, and can cancel', async () => {
  const rows = Array.from({ length: 300 }, () => aParticipation())
  const { screen, puts } = await open(rows)
  await screen.getByRole('checkbox', { name: 'Select all teams' }).click()
  await expect.element(screen.getByText('300 teams selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Accept 300' }).click()
  await expect.element(screen.getByText('300 teams: Accepted')).toBeVisible()
  await expect.element(screen.getByText('Nobody is waiting')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Pending 300' })).toBeVisible()
  expect(puts()).toEqual([])
})

it('says what suspending does, and follows the state and the division of the address', async () => {
  const { screen, panel } = await open(undefined, { query: '?status=Accepted&division=none' })
  await expect.element(panel.getByRole('heading', { name: /^null & void / })).toBeVisible()
  await expect.element(panel.getByText(/takes the team off the scoreboard/)).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(screen.getByRole('radio', { name: 'Suspended 1' })).toBeVisible()
})

it('opens a team over the list on a phone', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  const card = screen.getByRole('listitem').filter({ hasText: 'Gulls' }).first()
  await expect.element(card.getByText('Student')).toBeVisible()
  await expect.element(card.getByText('Members: 1 of 1')).toBeVisible()
  await screen.getByRole('button', { name: 'Pelican Brief' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect.element(dialog.getByRole('heading', { name: /Gulls/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('renders only what is in view of five thousand teams', async () => {
  const rows = Array.from({ length: 5000 }, () => aParticipation())
  const { screen } = await open(rows)
  await expect.element(screen.getByRole('radio', { name: 'Pending 5,000' })).toBeVisible()
  const drawn = document.querySelectorAll('tbody tr[data-key]').length
  expect(drawn).toBeGreaterThan(10)
  expect(drawn).toBeLessThan(200)
})

it('says why the teams did not load', async () => {
  const { screen } = await open([], {
    answers: {
      [`GET /api/game/${gameId}/participations`]: { status: 400, body: { title: 'No such game.' } },
    },
  })
  await expect.element(screen.getByText('No such game.')).toBeVisible()
})
