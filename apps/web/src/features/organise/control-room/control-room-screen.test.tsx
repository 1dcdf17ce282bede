import type { Schema } from '@halyard/api'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { ControlRoomScreen } from '#features/organise/control-room/control-room-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const minute = 60_000
const url = '/api/edit/games/1/controlroom'
const calm: Schema<'ControlRoomModel'> = {
  ...{
    time: now() + 3_600_000,
    acceptedTeams: 12,
    waitingTeams: 0,
    waiting: [],
    stuckTeams: 0,
    stuck: [],
  },
  ...{ unsolvedChallenges: 0, unsolved: [], sudden: [], common: [] },
  instances: { running: 3, starting: 0, engineWorks: true },
}
const busy: Schema<'ControlRoomModel'> = {
  ...calm,
  waitingTeams: 9,
  waiting: [{ team: { id: 70, name: 'Packet pirates' }, since: now() - 5 * minute }],
  stuckTeams: 1,
  stuck: [
    {
      ...{ team: { id: 71, name: 'Gulls' }, wrong: 6, lastAt: now() - minute },
      challenge: { id: 4, title: 'Knots' },
    },
  ],
  unsolvedChallenges: 1,
  unsolved: [{ challenge: { id: 5, title: 'Sails' }, since: now() - 90 * minute, tried: 0 }],
  sudden: [
    { challenge: { id: 6, title: 'Tides' }, recent: 4, earlier: 0, lastAt: now() - 2 * minute },
  ],
  common: [
    {
      ...{ challenge: { id: 4, title: 'Knots' }, answer: 'flag{knot}', teams: 3 },
      lastAt: now() - minute,
    },
  ],
  instances: { running: 3, starting: 1, engineWorks: false },
}

beforeEach(() => localStorage.clear())

type Wishes = { extensions?: string[]; role?: string; answers?: Answers }

async function visit(
  answer: object,
  { extensions = ['controlRoom'], role = 'Admin', answers: more }: Wishes = {},
) {
  const answers = {
    ...more,
    'GET /api/account/profile': {
      body: { userId: 'u', userName: 'mara', role, games: [{ id: 1, role: 'manager' }] },
    },
    'GET /api/config': { body: aClientConfig({ extensions }) },
    [`GET ${url}`]: answer,
  }
  const asked = serveFrom(answers)
  const game = anEditGame({ title: 'Foghorn', start: now() - 60 * minute, end: now() + 9e6 })
  const { screen } = await show(
    <>
      <ControlRoomScreen game={game} health={<p>All parts work</p>} />
      <QuestionHost />
    </>,
  )
  return { screen, answers, asked }
}

it('says that nothing needs anybody', async () => {
  const { screen } = await visit({ body: calm })
  await expect.element(screen.getByText('Nothing needs you now')).toBeVisible()
  await expect.element(screen.getByText('All parts work')).toBeVisible()
  await expect.element(screen.getByRole('timer')).toBeVisible()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('New notice').last()).toBeVisible()
})

it('lists what needs somebody, and each row leads to where it is looked into', async () => {
  const { screen } = await visit({ body: busy })
  const waiting = screen.getByRole('region', { name: 'Teams that wait for your decision' })
  await expect
    .element(waiting.getByRole('link', { name: 'Packet pirates' }))
    .toHaveAttribute('href', '/admin/games/1/review?status=Pending&team=70')
  await expect.element(waiting.getByText('9')).toBeVisible()
  const link = (name: string, within: string) =>
    expect.element(screen.getByRole('region', { name: within }).getByRole('link', { name }))
  await link('Gulls', 'Stuck teams').toHaveAttribute(
    'href',
    '/games/1/monitor/submissions?team=Gulls&type=wrong',
  )
  await link('Sails', 'Unsolved challenges').toHaveAttribute('href', '/admin/games/1/challenges/5')
  await link('Tides', 'Suddenly solved').toHaveAttribute(
    'href',
    '/games/1/monitor/submissions?challenge=Tides&type=accepted',
  )
  await link('Knots', 'Several teams sent the same wrong flag').toHaveAttribute(
    'href',
    '/games/1/monitor/submissions?challenge=Knots&q=flag%7Bknot%7D&type=wrong',
  )
  await expect.element(screen.getByText('flag{knot}')).toBeVisible()
  await expect.element(screen.getByText('Nobody tried')).toBeVisible()
  await expect.element(screen.getByText('Does not work')).toBeVisible()
  await expect.element(screen.getByText('Nothing needs you now')).not.toBeInTheDocument()
})

it('shows what teams ask, on servers where they can', async () => {
  const question = {
    ...{ id: 3, state: 'open', content: 'Is Knots up?', challengeId: 4, challenge: 'Knots' },
    ...{ participationId: 70, team: 'Gulls', user: 'ada', askedAt: now() - minute },
  }
  const { screen } = await visit(
    { body: calm },
    {
      extensions: ['controlRoom', 'questions'],
      answers: {
        'GET /api/edit/games/1/questions': {
          body: {
            counts: { open: 1, claimed: 0, answered: 5 },
            ...{ total: 1, questions: [question] },
          },
        },
      },
    },
  )
  const open = screen.getByRole('region', { name: 'Open questions' })
  await expect
    .element(open.getByRole('link', { name: 'Is Knots up?' }))
    .toHaveAttribute('href', '/admin/games/1/questions?show=open')
  await expect.element(screen.getByText('Nothing needs you now')).not.toBeInTheDocument()
})

it('names the webhooks whose messages fail', async () => {
  const { screen } = await visit(
    { body: calm },
    {
      extensions: ['controlRoom', 'webhooks'],
      answers: {
        'GET /api/edit/games/1/webhooks': {
          body: [
            { id: 1, name: 'Crew chat', failing: 0 },
            { id: 2, name: 'Old bot', failing: 4 },
          ],
        },
      },
    },
  )
  const failing = screen.getByRole('region', { name: 'Webhooks that fail' })
  await expect.element(failing.getByText(/4\smessages not delivered/)).toBeVisible()
  await expect
    .element(failing.getByRole('link', { name: 'Old bot' }))
    .toHaveAttribute('href', '/admin/games/1/webhooks')
  await expect.element(failing.getByText('Crew chat')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Nothing needs you now')).not.toBeInTheDocument()
})

it('keeps what is known while the server does not answer, and says so', async () => {
  const { screen, answers } = await visit({ body: busy })
  await expect.element(screen.getByRole('link', { name: 'Packet pirates' })).toBeVisible()
  answers[`GET ${url}`] = { status: 503, body: { title: 'Out for a moment', status: 503 } }
  serveFrom(answers)
  await expect
    .element(screen.getByText('These numbers are not current'), { timeout: 12_000 })
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Packet pirates' })).toBeVisible()
})

it('does not call it calm when the server has not answered for a while', async () => {
  const { screen } = await visit({ body: { ...calm, time: now() - 30_000 } })
  await expect.element(screen.getByText('These numbers are not current')).toBeVisible()
  await expect.element(screen.getByText(/The server is not answering/)).toBeVisible()
  await expect.element(screen.getByText('Nothing needs you now')).not.toBeInTheDocument()
})

it('leads a manager of the game to no list of the platform', async () => {
  const { screen } = await visit({ body: calm }, { role: 'User' })
  await expect.element(screen.getByText('Running instances')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Running instances' }))
    .not.toBeInTheDocument()
})

it('says in one sentence that a server has none, and asks nothing', async () => {
  const { screen, asked } = await visit({ body: calm }, { extensions: [] })
  await expect.element(screen.getByText('This server has no control room')).toBeVisible()
  await vi.waitFor(() => expect(asked.map(({ what }) => what)).toContain('GET /api/config'))
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${url}`)
})
