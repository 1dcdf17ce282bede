import type { Submission } from '@halyard/api'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MonitorFrame } from '#features/monitor/monitor-frame.tsx'
import { MonitorScreen } from '#features/monitor/monitor-screen.tsx'
import { alarm } from '#features/monitor/use-alarm.ts'
import { serveFrom, showRoutes } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const anAnswer = (time: number, changes: Partial<Submission> = {}): Submission => ({
  answer: `HL{${time}}`,
  status: 'WrongAnswer',
  time,
  user: 'khai',
  team: 'Biển Đông',
  challenge: 'Two Keys, One Lock',
  ...changes,
})

const what = 'GET /api/game/3/submissions'
const read = (...answers: Submission[]): Answers => ({
  // A list ends with an empty page.
  [what]: [{ body: answers }, { body: [] }, { body: answers }, { body: [] }],
})

function open(answers: Answers, query = '') {
  serveFrom(answers)
  const game = { id: 3, title: 'Harbour Lights' }
  const element = (
    <MonitorFrame gameId={3}>
      <MonitorScreen list="submissions" game={game} />
    </MonitorFrame>
  )
  return showRoutes([{ path: '*', element }], `/games/3/monitor/submissions${query}`)
}

afterEach(() => {
  alarm.set(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const rows = () => page.getByRole('row').all().length - 1

it('flags are hidden until one or all are asked for', async () => {
  await open(read(anAnswer(2), anAnswer(1)))
  await expect.element(page.getByText('Wrong flag').first()).toBeVisible()
  expect(document.body.textContent).not.toContain('HL{')
  await page.getByRole('button', { name: 'Show the flag' }).first().click()
  await expect.element(page.getByText('HL{2}')).toBeVisible()
  expect(document.body.textContent).not.toContain('HL{1}')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Show all flags' }).click()
  await expect.element(page.getByText('HL{1}')).toBeVisible()
})

it('a name leads to everything about it, and the address says so', async () => {
  const { router } = await open(read(anAnswer(2, { team: 'Oscar' }), anAnswer(1)))
  await page.getByRole('link', { name: 'Oscar' }).click()
  await vi.waitFor(() => expect(rows()).toBe(1))
  expect(router.state.location.search).toBe('?team=Oscar')
})

it('a filter that leaves nothing says so, and is taken back', async () => {
  const { router } = await open(read(anAnswer(1)), '?team=Nobody&type=shared')
  await expect.element(page.getByText('No entry matches the filter')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.element(page.getByText('Wrong flag').first()).toBeVisible()
  expect(router.state.location.search).toBe('')
})

it('a refusal is shown with a way to try again', async () => {
  await open({ [what]: [{ status: 403, body: { title: 'No', status: 403 } }] })
  await expect.element(page.getByText('The list did not load')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try now' })).toBeVisible()
})

it('an empty game says that nothing has happened', async () => {
  await open(read())
  await expect.element(page.getByText('Nothing has happened yet')).toBeVisible()
})

/** Shows a list in which two entries come at its next poll. */
async function openBeforeTwoMore(query = '') {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const later = [anAnswer(3, { team: 'Oscar' }), anAnswer(2), anAnswer(1)]
  const bodies = [[anAnswer(1)], [], later, []]
  await open({ [what]: bodies.map((body) => ({ body })) }, query)
  await expect.element(page.getByRole('link', { name: 'Biển Đông' })).toBeVisible()
  return { more: () => vi.advanceTimersByTime(10_000) }
}

it('the tab counts what waits during a pause', async () => {
  const { more } = await openBeforeTwoMore()
  await page.getByRole('button', { name: 'Pause' }).click()
  more()
  await vi.waitFor(() => expect(document.title).toBe('(2) Submissions · Harbour Lights'))
  await page.getByRole('button', { name: 'Show 2 new entries' }).click()
  await vi.waitFor(() => expect(document.title).toBe('Submissions · Harbour Lights'))
})

it('the tab counts what came while the page was out of view, of what the filter leaves', async () => {
  const { more } = await openBeforeTwoMore('?q=Biển')
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  more()
  await vi.waitFor(() => expect(document.title).toBe('(1) Submissions · Harbour Lights'))
  look.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(document.title).toBe('Submissions · Harbour Lights'))
})

it.each([
  ['on', 2],
  ['off', 0],
])('with the sound %s, a shared flag that comes in strikes %i tones', async (sound, tones) => {
  const start = vi.spyOn(AudioScheduledSourceNode.prototype, 'start')
  vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('running')
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const before = anAnswer(1, { status: 'CheatDetected' })
  const shared = anAnswer(Date.now() + 60_000, { status: 'CheatDetected' })
  const bodies = [[before], [], [shared, before], []]
  await open({ [what]: bodies.map((body) => ({ body })) })
  await expect.element(page.getByText('Shared flag', { exact: true }).first()).toBeVisible()
  alarm.set(sound === 'on')
  vi.advanceTimersByTime(10_000)
  await vi.waitFor(() => expect(rows()).toBe(2))
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(tones))
})

it('warns when several teams send the same wrong flag', async () => {
  await open(
    read(
      ...['Gulls', 'Terns', 'Crew', 'Bilge'].map((team, index) =>
        anAnswer(10 - index, { team, answer: 'HL{gcd}' }),
      ),
      anAnswer(1, { answer: 'HL{lone}' }),
    ),
  )
  const note = page.getByText('Several teams sent the same wrong flag')
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText('4 teams', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show the answers' }))
    .toHaveAttribute('href', expect.stringContaining('q=HL'))
})

it('shows the answer beside the verdict, and the category of a challenge', async () => {
  await open({
    ...read(anAnswer(2, { status: 'Accepted' }), anAnswer(1)),
    'GET /api/account/profile': { body: { userId: '1', userName: 'ada', role: 'Admin' } },
    'GET /api/edit/games/3/challenges': {
      body: [{ id: 7, title: 'Two Keys, One Lock', category: 'Crypto' }],
    },
  })
  await page.viewport(1400, 900)
  await expect.element(page.getByRole('columnheader', { name: 'Answer' })).toBeVisible()
  const headers = page.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Result',
    'Answer',
    'Team',
    'User',
    'Challenge',
  ])
  await expect.element(page.getByTitle('Crypto').first()).toBeVisible()
  await expect.element(page.getByText('Submissions, last hour')).toBeVisible()
  await expect.element(page.getByText('Per minute', { exact: true })).toBeVisible()
})
