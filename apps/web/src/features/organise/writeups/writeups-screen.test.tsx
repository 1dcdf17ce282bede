import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { aWriteup } from '#features/organise/writeups/builders.ts'
import { WriteupsScreen } from '#features/organise/writeups/writeups-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aRow, aScoreboard } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
import '@halyard/ui/styles'

let gameId = 900

beforeEach(async () => {
  gameId++
  await page.viewport(1440, 900)
})

const fileOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'application/pdf' }))
const gulls = aWriteup({ name: 'Gulls', divisionId: 2, url: fileOf('%PDF-1.7\nnothing of use') })
const pelican = aWriteup({ name: 'Pelican Brief', url: fileOf('no PDF at all') })

async function open(query = '', answers: Answers = {}) {
  const asked = serveFrom({
    [`GET /api/admin/writeups/${gameId}`]: {
      body: { divisions: { 2: 'Student' }, writeups: [gulls, pelican] },
    },
    ...answers,
  })
  const element = (
    <>
      <WriteupsScreen game={anEditGame({ id: gameId, writeupRequired: true })} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const shown = await show(element, `/admin/games/${gameId}/writeups${query}`)
  return { asked, ...shown, desk: shown.screen.getByRole('region', { name: 'Write-up' }) }
}

it(
  'says of a broken file what is wrong, and gives it away for download',
  { timeout: 60_000 },
  async () => {
    const { desk } = await open()
    // The first one waits for the reader and its worker to load.
    await expect.element(desk.getByText(/damaged or not a PDF/), { timeout: 45_000 }).toBeVisible()
    await expect
      .element(desk.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('href', gulls.url)
  },
)

it('goes from one to the next by keys, and notes down what was read', async () => {
  const { screen, desk } = await open('?show=unread')
  await expect.element(desk.getByRole('heading', { name: 'Gulls' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(desk.getByRole('heading', { name: 'Pelican Brief' })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(desk.getByRole('heading', { name: 'Gulls' })).toBeVisible()
  await userEvent.keyboard('m')
  await expect.element(screen.getByRole('radio', { name: 'Read 1' })).toBeVisible()
  // It stays open, although the list is of what is unread.
  await expect.element(desk.getByRole('heading', { name: 'Gulls' })).toBeVisible()
  await expect
    .element(desk.getByRole('button', { name: 'Read' }))
    .toHaveAttribute('aria-pressed', 'true')
})

it('keeps marks and comments over a reload', async () => {
  const first = await open()
  await first.desk.getByLabelText('Comment').fill('Clear & short')
  await first.desk.getByLabelText('Mark').fill('80')
  await userEvent.tab()
  await first.screen.unmount()
  const { desk } = await open()
  await expect.element(desk.getByLabelText('Comment')).toHaveValue('Clear & short')
  await expect.element(desk.getByLabelText('Mark')).toHaveValue('80')
})

it('lists the best teams that handed nothing in', async () => {
  const rows = [
    aRow({ id: gulls.team.id, name: 'Gulls', rank: 1 }),
    aRow({ name: 'Late Lighters', rank: 2, score: 500 }),
    aRow({ name: 'Far Behind', rank: 4 }),
  ]
  const { screen } = await open('?show=missing&top=3', {
    [`GET /api/game/${gameId}/scoreboard`]: { body: aScoreboard(rows) },
  })
  const missing = screen.getByRole('list', { name: 'Teams without a write-up' })
  await expect.element(missing.getByText('Late Lighters')).toBeVisible()
  expect(missing.getByRole('listitem').elements()).toHaveLength(1)
})

it('deletes all of them once the title is typed', async () => {
  const { asked, screen } = await open('', { [`DELETE /api/edit/games/${gameId}/writeups`]: {} })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('menuitem', { name: 'Delete all write-ups…' }).click()
  const remove = screen.getByRole('button', { name: 'Delete write-ups' })
  await expect.element(remove).toBeDisabled()
  await screen.getByLabelText('Type Harbour Lights CTF').fill('Harbour Lights CTF')
  await remove.click()
  await expect.element(screen.getByText('Write-ups deleted')).toBeVisible()
  await vi.waitFor(() =>
    expect(asked.filter(({ what }) => what.startsWith('GET /api/admin')).length).toBeGreaterThan(1),
  )
})

it('opens a write-up over the list on a phone', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  await screen.getByRole('button', { name: /Pelican Brief/ }).click()
  await expect.element(screen.getByRole('dialog').getByText(/damaged or not a PDF/)).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
