import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { EndButtons } from '#features/organise/frame/end-buttons.tsx'
import { useScheduleActions } from '#features/organise/schedule/use-schedule-actions.ts'
import { now } from '#shared/clock/clock.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const running = anEditGame({ title: 'Foghorn', start: now() - hour, end: now() + hour })
const url = '/api/edit/games/1/schedule'
const calm = { freezeAt: null, revealedAt: null, pausedSince: null, releases: [], etag: '"1"' }

beforeEach(() => page.viewport(1280, 800))

function Bar({ game }: { game: typeof running }) {
  return <EndButtons actions={useScheduleActions(game)} />
}

async function open(schedule: object, { game = running, extensions = ['schedule'] } = {}) {
  const after = { ...calm, ...schedule }
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', userName: 'mara', role: 'Admin' } },
    'GET /api/config': { body: aClientConfig({ extensions }) },
    [`GET ${url}`]: { body: after },
    [`PUT ${url}`]: { body: { ...after, freezeAt: now() } },
    [`POST ${url}/pause`]: { body: { ...after, pausedSince: now() } },
    [`POST ${url}/resume`]: { body: calm },
    [`POST ${url}/reveal`]: { body: { ...after, revealedAt: now() } },
  })
  const { screen } = await show(
    <>
      <Bar game={game} />
      <QuestionHost />
    </>,
  )
  const posts = () =>
    asked.filter(({ what }) => what.startsWith('POST')).map(({ what, body }) => [what, body])
  return { screen, asked, posts }
}

it('pauses a running game after a question, and then offers to resume it', async () => {
  const { screen, posts } = await open({})
  await screen.getByRole('button', { name: 'Pause' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Pause “Foghorn”?' })
  await expect.element(question.getByText(/accepts no flags/)).toBeVisible()
  expect(posts()).toEqual([])
  await question.getByRole('button', { name: 'Pause the game' }).click()
  await vi.waitFor(() => expect(posts().map(([what]) => what)).toEqual([`POST ${url}/pause`]))
})

it.each([
  ['Resume', 'Resume the game', false],
  ['Resume and move the end', 'Resume and move the end', true],
])(
  '%s resumes it, and moves the times only where that was chosen',
  async (name, action, shiftTimes) => {
    const { screen, posts } = await open({ pausedSince: now() - 60_000 })
    await screen.getByRole('button', { name, exact: true }).click()
    const question = screen.getByRole('alertdialog')
    await question.getByRole('button', { name: action }).click()
    await vi.waitFor(() => expect(posts()).toEqual([[`POST ${url}/resume`, { shiftTimes }]]))
  },
)

it('reveals a frozen scoreboard, also after the end', async () => {
  const game = { ...running, end: now() - 1000 }
  const { screen, posts } = await open({ freezeAt: now() - 60_000 }, { game })
  await screen.getByRole('button', { name: 'Reveal' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Reveal the scoreboard?' })
  await question.getByRole('button', { name: 'Reveal the scoreboard' }).click()
  await vi.waitFor(() => expect(posts().map(([what]) => what)).toEqual([`POST ${url}/reveal`]))
})

it('freezes the scoreboard now, and keeps what is to be released', async () => {
  const release = { challengeId: 7, releaseAt: now() + hour }
  const { screen, asked } = await open({ releases: [{ ...release, releasedAt: null }] })
  await screen.getByRole('button', { name: 'Freeze' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Freeze the scoreboard now?' })
  await question.getByRole('button', { name: 'Freeze the scoreboard' }).click()
  // Within a minute.
  const freezeAt: unknown = expect.closeTo(now(), -5)
  await vi.waitFor(() =>
    expect(asked.find(({ what }) => what === `PUT ${url}`)?.body).toEqual({
      freezeAt,
      releases: [release],
    }),
  )
})

it('does not offer to freeze what is frozen', async () => {
  const { screen } = await open({ freezeAt: now() - 60_000 })
  await expect.element(screen.getByRole('button', { name: 'Reveal' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Freeze' })).not.toBeInTheDocument()
})

it('offers nothing on a server without schedules', async () => {
  const { screen, asked } = await open({}, { extensions: [] })
  await vi.waitFor(() => expect(asked.map(({ what }) => what)).toContain('GET /api/config'))
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${url}`)
})
