import '@halyard/ui/styles'
import type { Solve } from '@halyard/api'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { FlagAcceptedBar } from '#features/play/flag/flag-accepted-bar.tsx'
import { now } from '#shared/clock/clock.ts'
import {
  aChallenge,
  aChallengeInfo,
  aGame,
  aRow,
  aSolve,
  someDetails,
} from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const game = aGame({
  start: now() - hour,
  end: now() + hour,
  status: 'Accepted',
  teamName: 'null & void',
})
const challenge = aChallenge({ id: 3, title: 'SSR Ferry' })

beforeEach(() => page.viewport(1440, 900))

async function open(solve: Solve | undefined, playing = game) {
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', role: 'User', userName: 'iris' } },
    'GET /api/game/1/details': {
      body: {
        ...someDetails([aChallengeInfo({ id: 3 })]),
        rank: aRow({ name: 'null & void', rank: 3, solvedChallenges: solve ? [solve] : [] }),
      },
    },
  })
  const { screen } = await show(
    <div className={styles.foot} data-testid="foot">
      <FlagAcceptedBar
        game={playing}
        challenge={challenge}
        solve={solve}
        isGone={false}
        points={661}
        next={undefined}
        hasFocus={false}
        onNext={() => {}}
        onClose={() => {}}
      />
    </div>,
  )
  return screen
}

const said = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole('status').element().textContent

it('shows the rank only once it counts the flag', async () => {
  const screen = await open(undefined)
  await expect.poll(() => said(screen)).toContain('+661 pts for null & void.')
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.poll(() => said(screen)).not.toContain('You are')
})

it.each([
  ['FirstBlood', 'First blood'],
  ['SecondBlood', 'Second blood'],
  ['ThirdBlood', 'Third blood'],
] as const)('says %s in words, and the rank', async (type, text) => {
  const screen = await open(aSolve({ id: 3, type, score: 661 }))
  await expect.poll(() => said(screen)).toContain(text)
  await expect.poll(() => said(screen)).toContain('You are 3rd now.')
})

const frozen = { freezeAt: now() - 1000, revealedAt: null, pausedSince: null }

it.each([
  ['before the board says so', undefined, { ...game, schedule: frozen }],
  ['as the board has it', aSolve({ id: 3, score: 0, pending: true }), game],
])('promises no points while the scoreboard is frozen, %s', async (_when, solve, playing) => {
  const screen = await open(solve, playing)
  await expect.poll(() => said(screen)).toContain('Solved, not counted yet')
  expect(said(screen)).not.toContain('pts')
})

it('announces the verdict alone, each number once', async () => {
  const screen = await open(aSolve({ id: 3, score: 661 }))
  await expect.poll(() => said(screen)).toContain('You are 3rd now.')
  const status = screen.getByRole('status').element()
  expect(status.querySelector('button')).toBeNull()
  expect(status.textContent.match(/661/g)).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Back to board' })).toBeVisible()
})

it('fills the foot of the challenge, without strips above and below', async () => {
  const screen = await open(aSolve({ id: 3, score: 661 }))
  const foot = screen.getByTestId('foot').element()
  expect(foot.firstElementChild?.clientHeight).toBe(foot.clientHeight)
})
