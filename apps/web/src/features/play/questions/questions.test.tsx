import type { Schema } from '@halyard/api'
import { questionQueries } from '@halyard/query'
import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GameLive } from '#features/play/live/game-live.tsx'
import { ChallengeQuestions } from '#features/play/questions/challenge-questions.tsx'
import { QuestionsScreen } from '#features/play/questions/questions-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
import '@halyard/ui/styles'

const hour = 3_600_000
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })
const url = '/api/game/1/questions'
const waiting: Schema<'QuestionModel'> = {
  ...{ id: 5, content: 'Is <b>this</b> it?\nReally?', challengeId: null, challenge: null },
  ...{ user: 'ada', askedAt: now() - 60_000, isClaimed: false, answer: null, answeredAt: null },
  ...{ isPublic: false, isUnread: false },
}
const answered = { ...waiting, answer: '**No.**', answeredAt: now(), isUnread: true }

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

function serve(answers: Answers, extensions = ['questions']) {
  return serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/account/profile': { body: { userId: 'a', userName: 'ada', role: 'User' } },
    'GET /api/game/1/notices': { body: [] },
    ...answers,
  })
}

it('asks, and keeps what is typed until it is sent, also over a reload', async () => {
  const asked = serve({
    [`GET ${url}`]: { body: [] },
    [`POST ${url}`]: [{ status: 429, body: { title: 'Ask again in 20 s.' } }, { body: waiting }],
  })
  const first = await show(<QuestionsScreen game={game} />)
  const field = first.screen.getByRole('textbox', { name: 'Your question' })
  await field.fill('Is <b>this</b> it?')
  await first.screen.getByRole('button', { name: 'Send question' }).click()
  await expect.element(first.screen.getByText('Ask again in 20 s.')).toBeVisible()
  await expect.element(field).toHaveValue('Is <b>this</b> it?')
  await first.screen.unmount()
  const { screen } = await show(<QuestionsScreen game={game} />)
  const again = screen.getByRole('textbox', { name: 'Your question' })
  await expect.element(again).toHaveValue('Is <b>this</b> it?')
  await screen.getByRole('button', { name: 'Send question' }).click()
  await expect.element(again).toHaveValue('')
  const sent = asked.filter(({ what }) => what === `POST ${url}`).map(({ body }) => body)
  expect(sent.at(-1)).toEqual({ content: 'Is <b>this</b> it?' })
})

it('shows a question as text and its answer as new, and marks it as read once', async () => {
  const asked = serve({
    [`GET ${url}`]: [{ body: [answered] }, { body: [{ ...answered, isUnread: false }] }],
    [`POST ${url}/read`]: {},
  })
  const { screen } = await show(<QuestionsScreen game={game} />)
  await expect.element(screen.getByText(/Is <b>this<\/b> it\?/)).toBeVisible()
  await expect.element(screen.getByText('No.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible()
  const marks = () => asked.filter(({ what }) => what === `POST ${url}/read`)
  await expect.poll(() => marks().map(({ body }) => body)).toEqual([{ ids: [5] }])
})

it('asks about the challenge beside its text, and shows what was asked about it alone', async () => {
  const own = { ...waiting, id: 6, challengeId: 7, challenge: 'Knots', content: 'Which knot?' }
  const asked = serve({ [`GET ${url}`]: { body: [own, waiting] }, [`POST ${url}`]: { body: own } })
  const { screen } = await show(<ChallengeQuestions game={game} challengeId={7} />)
  await expect.element(screen.getByText('Which knot?')).toBeVisible()
  expect(screen.getByText('Really?').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Ask a question' }).click()
  await screen.getByRole('textbox', { name: 'Your question' }).fill('And now?')
  await screen.getByRole('button', { name: 'Send question' }).click()
  await expect
    .poll(() => asked.find(({ what }) => what === `POST ${url}`)?.body)
    .toEqual({ content: 'And now?', challengeId: 7 })
})

it('counts new answers in the title, and says that one has come', async () => {
  serve({ [`GET ${url}`]: [{ body: [waiting] }, { body: [answered] }] })
  const { screen, queryClient } = await show(
    <>
      <GameLive game={game} />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  )
  const { queryKey } = questionQueries.list(1)
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual([waiting])
  await queryClient.invalidateQueries({ queryKey })
  await expect.element(screen.getByText('The organizers have answered your team')).toBeVisible()
  expect(document.title).toContain('(1)')
})

it('shows nothing on a server without questions, and says so at the address', async () => {
  const asked = serve({}, [])
  const { screen } = await show(
    <>
      <ChallengeQuestions game={game} challengeId={7} />
      <QuestionsScreen game={game} />
    </>,
  )
  await expect.element(screen.getByText('This server takes no questions')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask a question' }).elements()).toEqual([])
  expect(asked.filter(({ what }) => what.includes('questions'))).toEqual([])
})
