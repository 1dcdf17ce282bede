import type { Schema } from '@halyard/api'
import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignalsScreen } from '#features/monitor/signals/signals-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
// What the screen loads later is loaded before a test begins.
import '#features/monitor/signals/mark-dialog.tsx'
import '#features/monitor/signals/settings-dialog.tsx'
import '@halyard/ui/styles'

const url = '/api/game/1/signals'
const list = `GET ${url}?state=open&count=50&skip=0`
const fact = {
  ...{ participationId: 30, challengeId: 7, challenge: null, submissionId: null, userName: null },
  ...{ seconds: null, medianSeconds: null },
}
const quick: Schema<'SignalModel'> = {
  ...{ id: 'quick-30-7', kind: 'quick', time: now() - 60_000, answer: null, address: null },
  challenge: { id: 7, title: 'Knots' },
  teams: [{ participationId: 30, teamId: 3, name: 'Gulls' }],
  facts: [
    { ...fact, what: 'opened', time: now() - 72_000, seconds: 12, medianSeconds: 1460 },
    { ...fact, what: 'solved', time: now() - 60_000, submissionId: 5, userName: 'ada' },
  ],
  ...{ mark: null, etag: '"a"' },
}
const marked = {
  ...quick,
  mark: { note: 'Sat together.', userName: 'anna', time: now() },
  etag: '"b"',
}
const pageOf = (...data: Schema<'SignalModel'>[]): Schema<'SignalListModel'> => ({
  ...{ total: data.length, open: data.length, isCut: false, deleteAt: now() + 86_400_000, data },
})

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 844)
})

async function open(answers: Answers = {}, { role = 'Admin', extensions = ['signals'] } = {}) {
  const asked = serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/account/profile': { body: { userId: 'a', userName: 'anna', role } },
    [list]: { body: pageOf(quick) },
    ...answers,
  })
  const { screen } = await show(
    <>
      <SignalsScreen game={{ id: 1, title: 'Harbor' }} />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    '/games/1/monitor/signals',
  )
  return { screen, asked }
}

it('names the facts with their times, and leads to the submissions they speak of', async () => {
  const { screen } = await open()
  const card = screen.getByRole('article', { name: 'Quick solve: Gulls' })
  await expect.element(card.getByText('12 s before the solve')).toBeVisible()
  await expect.element(card.getByText(/Median of all teams: 24/)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Submissions' }))
    .toHaveAttribute('href', '/games/1/monitor/submissions?team=Gulls&challenge=Knots')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('marks a signal by keyboard, on condition that nobody else did, and takes the mark back', async () => {
  const refusal = 'Somebody else has changed this meanwhile.'
  const { screen, asked } = await open({
    [list]: [{ body: pageOf(quick) }, { body: pageOf(quick) }, { body: pageOf(marked) }],
    [`PUT ${url}/quick-30-7/mark`]: [{ status: 412, body: { title: refusal } }, { body: marked }],
    [`DELETE ${url}/quick-30-7/mark`]: { body: quick },
  })
  const button = screen.getByRole('button', { name: 'Mark as looked into' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: 'What was found' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Sat together.')
  await screen.getByRole('button', { name: 'Save the mark' }).click()
  await expect.element(screen.getByText(refusal)).toBeVisible()
  await expect.element(field).toHaveValue('Sat together.')
  await screen.getByRole('button', { name: 'Save the mark' }).click()
  await expect.element(screen.getByText(/Looked into by/)).toBeVisible()
  const puts = asked.filter(({ what }) => what.startsWith('PUT'))
  expect(puts[0]).toMatchObject({ body: { note: 'Sat together.' }, ifMatch: '"a"' })
  await screen.getByRole('button', { name: 'Remove the mark' }).click()
  await expect
    .poll(() => asked.filter(({ what }) => what.startsWith('DELETE')))
    .toMatchObject([{ ifMatch: '"b"' }])
})

it('says that there is nothing to look into', async () => {
  const { screen } = await open({ [list]: { body: pageOf() } })
  await expect.element(screen.getByText('Nothing to look into')).toBeVisible()
})

it('says that the signals did not load, and never that there are none', async () => {
  const { screen } = await open({
    [list]: { status: 500, body: { title: 'Out of order', status: 500 } },
  })
  await expect.element(screen.getByText('The signals did not load')).toBeVisible()
  await expect.element(screen.getByText('Nothing to look into')).not.toBeInTheDocument()
})

it('offers its settings to who runs the game alone', async () => {
  const { screen } = await open({}, { role: 'Monitor' })
  await expect.element(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Settings' })).not.toBeInTheDocument()
})

it('says that a server without the extension has none, and asks for nothing', async () => {
  const { screen, asked } = await open({}, { extensions: [] })
  await expect.element(screen.getByText('This server has no signals')).toBeVisible()
  expect(asked.filter(({ what }) => what.includes('signals'))).toEqual([])
})
