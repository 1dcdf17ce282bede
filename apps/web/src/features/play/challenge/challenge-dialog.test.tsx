import { packBloodBonus } from '@halyard/rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { boardChallenges } from '#features/play/board/data/challenges.ts'
import { ChallengeDialog } from '#features/play/challenge/challenge-dialog.tsx'
import { AnswerWatcher } from '#features/play/flag/answer-watcher.tsx'
import { now } from '#shared/clock/clock.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { reportFirstPaint } from '#shared/first-paint.ts'
import {
  aChallenge,
  aChallengeInfo,
  aGame,
  aRow,
  aScoreboard,
  aSolve,
  someDetails,
} from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers, Asked } from '#shared/testing.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'

const hour = 3_600_000
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })
const info = aChallengeInfo({ id: 7, title: 'Harbourmaster', category: 'Web' })
const ferry = aChallengeInfo({ id: 8, title: 'SSR Ferry', category: 'Web' })
const board = boardChallenges(someDetails([info, ferry]))
const address = '/api/game/1/challenges/7'

const config = { body: { apiPublicKey: null } }
const opened = (changes = {}) => ({ body: aChallenge({ limit: 10, attempts: 2, ...changes }) })
const answers = (changes: Answers = {}): Answers => ({
  'GET /api/config': config,
  [`GET ${address}`]: opened(),
  ...changes,
})

const ignore = () => {}
const open = (given: Answers, handlers = {}) => {
  const asked = serveFrom(given)
  const dialog = show(
    <>
      <ChallengeDialog
        game={game}
        board={board}
        order={board}
        challengeId={7}
        onMove={ignore}
        onClose={ignore}
        onRead={ignore}
        onClosed={ignore}
        {...handlers}
      />
      <AnswerWatcher isBoardOpen gameId={1} openId={7} titleOf={() => info.title} />
    </>,
  )
  return { asked, dialog }
}
const posts = (asked: readonly Asked[]) => asked.filter(({ what }) => what === `POST ${address}`)

beforeEach(() => {
  reportFirstPaint()
  sessionStorage.clear()
  rehydrateStores()
})

describe('the bonus of the first solves', () => {
  const scoreboard = {
    body: aScoreboard([], [info], {
      bloodBonus: packBloodBonus({ first: 75, second: 0, third: 10 }),
    }),
  }

  it('is shown for each blood that has one', async () => {
    const { screen } = await open(answers({ 'GET /api/game/1/scoreboard': scoreboard })).dialog
    const bonuses = screen.getByRole('list', { name: 'Bonus for the first solves' })
    await expect.element(bonuses).toBeVisible()
    const items = bonuses.getByRole('listitem').elements()
    expect(items.map((item) => `${item.getAttribute('title')} ${item.textContent}`)).toEqual([
      'First blood 1+7.5%',
      'Third blood 3+1%',
    ])
  })

  it('is not shown for a challenge without it', async () => {
    const plain = boardChallenges(someDetails([{ ...info, disableBloodBonus: true }]))
    const given = answers({ 'GET /api/game/1/scoreboard': scoreboard })
    const { asked, dialog } = open(given, { board: plain, order: plain })
    const { screen } = await dialog
    await vi.waitFor(() =>
      expect(asked.map(({ what }) => what)).toContain('GET /api/game/1/scoreboard'),
    )
    await expect.element(screen.getByText('Nobody has solved it yet')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Bonus for the first solves' }).query()).toBeNull()
  })
})

it('mentions an attachment only where there is one', async () => {
  const plain = await open(answers()).dialog
  await expect.element(plain.screen.getByRole('textbox', { name: 'Flag' })).toBeVisible()
  expect(plain.screen.getByText('Attachment').query()).toBeNull()
  await plain.screen.unmount()
  const context = { ...aChallenge().context, url: '/assets/a/tide.zip', fileSize: 4 }
  const { screen } = await open(answers({ [`GET ${address}`]: opened({ context }) })).dialog
  await expect.element(screen.getByText('Attachment', { exact: true }).first()).toBeVisible()
})

it('asks before an attempt is spent on spaces, and takes them away', async () => {
  const { asked, dialog } = open(answers({ [`POST ${address}`]: { body: 41 } }))
  const { screen } = await dialog
  const field = screen.getByRole('textbox', { name: 'Flag' })
  await field.fill(' HL{yes} ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Submit with spaces' })).toBeVisible()
  expect(posts(asked)).toEqual([])
  await screen.getByRole('button', { name: 'Remove spaces' }).click()
  await expect.element(field).toHaveValue('HL{yes}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(posts(asked).map(({ body }) => body)).toEqual([{ flag: 'HL{yes}' }]),
  )
})

describe('a wrong flag', () => {
  const wrong = answers({
    [`GET ${address}`]: [opened(), opened({ attempts: 3 })],
    [`POST ${address}`]: { body: 41 },
    [`GET ${address}/status/41`]: { body: 'WrongAnswer' },
  })

  it('is answered under the field, which keeps it, selected, and counts the attempt', async () => {
    const { dialog } = open(wrong)
    const { screen } = await dialog
    const field = screen.getByRole('textbox', { name: 'Flag' })
    await field.fill('HL{no}')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Not the flag. 7 attempts left.')
    await expect.element(field).toHaveValue('HL{no}')
    await vi.waitFor(() => expect(window.getSelection()?.toString()).toBe('HL{no}'))
  })

  it('stays in the list of what was tried', async () => {
    const { dialog } = open(wrong)
    const { screen } = await dialog
    await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{no}')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('3 attempts of your team')).toBeVisible()
    await screen.getByText('Wrong flags submitted from this tab').click()
    await expect.element(screen.getByRole('listitem').getByText('HL{no}')).toBeVisible()
  })

  it('is not sent a second time', async () => {
    const { asked, dialog } = open(wrong)
    const { screen } = await dialog
    await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{no}')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Not the flag.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('You already tried this one.')).toBeVisible()
    expect(posts(asked)).toHaveLength(1)
  })
})

it('answers a right flag with the next challenge', async () => {
  const handleMove = vi.fn<(challengeId: number) => void>()
  const { dialog } = open(
    answers({
      [`POST ${address}`]: { body: 42 },
      [`GET ${address}/status/42`]: [{ body: 'FlagSubmitted' }, { body: 'Accepted' }],
    }),
    { onMove: handleMove },
  )
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{yes}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Flag accepted')).toBeVisible()
  const next = screen.getByRole('button', { name: 'Next unsolved' })
  await expect.element(next).toHaveFocus()
  await next.click()
  expect(handleMove).toHaveBeenCalledWith(8)
})

it('shows the verdict on a flag that was on its way when the page was reloaded', async () => {
  const sent = { gameId: 1, challengeId: 7, submissionId: 43, answer: 'HL{late}', sentAt: now() }
  sessionStorage.setItem('halyard:outbox', JSON.stringify({ sent: [sent] }))
  rehydrateStores()
  const { asked, dialog } = open(answers({ [`GET ${address}/status/43`]: { body: 'WrongAnswer' } }))
  const { screen } = await dialog
  await expect.element(screen.getByText('Not the flag.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toHaveValue('HL{late}')
  expect(posts(asked)).toHaveLength(0)
})

const play = (solved: boolean) => ({
  body: {
    ...someDetails([info, ferry], solved ? [aSolve({ id: 7, userName: 'iris' })] : []),
    challengeCount: 2,
    teamToken: '',
    writeupRequired: false,
    writeupDeadline: 0,
  },
})
const broken = (attempts: number, solved = false) =>
  answers({
    [`GET ${address}`]: [opened(), opened({ attempts })],
    [`POST ${address}`]: { status: 0 },
    'GET /api/game/1/details': play(solved),
  })
const send = async (given: Answers) => {
  const { asked, dialog } = open(given)
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{yes}')
  await userEvent.keyboard('{Enter}')
  return { asked, screen }
}

describe('when the line breaks between the flag and its answer', () => {
  it('says that it did not arrive when no attempt was counted, and keeps it', async () => {
    const { asked, screen } = await send(broken(2))
    await expect.element(screen.getByText('The server did not get it.')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toHaveValue('HL{yes}')
    expect(posts(asked)).toHaveLength(1)
  })

  it('does not claim to know when an attempt was counted meanwhile', async () => {
    const { asked, screen } = await send(broken(3))
    await expect.element(screen.getByText(/If it was this one, the flag is wrong/)).toBeVisible()
    expect(posts(asked)).toHaveLength(1)
  })

  it('finds the solve and sends nothing twice', async () => {
    const { asked } = await send(broken(3, true))
    await vi.waitFor(() =>
      expect(sessionStorage.getItem('halyard:outbox')).toContain('"verdict":"accepted"'),
    )
    expect(posts(asked)).toHaveLength(1)
  })
})

it('keeps the verdict when the dialog is closed and opened again', async () => {
  const given = answers({
    [`GET ${address}`]: [opened(), opened({ attempts: 3 })],
    [`POST ${address}`]: { body: 45 },
    [`GET ${address}/status/45`]: { body: 'WrongAnswer' },
  })
  const { dialog } = open(given)
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{no}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not the flag.')).toBeVisible()
  await screen.unmount()
  const again = await open(answers({ [`GET ${address}`]: opened({ attempts: 3 }) })).dialog
  await expect.element(again.screen.getByText('Not the flag.')).toBeVisible()
  await expect.element(again.screen.getByRole('textbox', { name: 'Flag' })).toHaveValue('HL{no}')
})

it('says that the game is over when the server says so at the very last second', async () => {
  const { dialog } = open(
    answers({ [`POST ${address}`]: { status: 400, body: { title: 'Over', status: 10002 } } }),
  )
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{late}')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByText('The game is over. This flag was not accepted.'))
    .toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toHaveValue('HL{late}')
})

it('asks before the last attempt is used', async () => {
  const { asked, dialog } = open(answers({ [`GET ${address}`]: opened({ attempts: 9 }) }))
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{maybe}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('This is your last attempt.')).toBeVisible()
  expect(posts(asked)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Use last attempt' }).click()
  await vi.waitFor(() => expect(posts(asked)).toHaveLength(1))
})

it('points out spaces and sends them as they were typed', async () => {
  const { asked, dialog } = open(answers({ [`POST ${address}`]: { body: 44 } }))
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill(' HL{yes} ')
  await expect.element(screen.getByText(/There are spaces before or after/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Submit with spaces' }).click()
  await vi.waitFor(() => expect(posts(asked)).toMatchObject([{ body: { flag: ' HL{yes} ' } }]))
})

it('keeps the flag and counts down when the server wants a pause', async () => {
  const title = 'Too many requests'
  const { dialog } = open(
    answers({ [`POST ${address}`]: { status: 429, body: { title, status: 429 } } }),
  )
  const { screen } = await dialog
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{fast}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: /Wait \d+ s/ })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toHaveValue('HL{fast}')
})

it('steps through the board by brackets, but not while typing', async () => {
  const handleMove = vi.fn<(challengeId: number) => void>()
  const { dialog } = open(answers(), { onMove: handleMove })
  const { screen } = await dialog
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toBeVisible()
  await userEvent.keyboard(']')
  expect(handleMove).toHaveBeenCalledWith(8)
  await userEvent.keyboard('f')
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toHaveFocus()
  await userEvent.keyboard(']')
  expect(handleMove).toHaveBeenCalledOnce()
})

const openWithQuestions = (all: Answers) => {
  const asked = serveFrom(all)
  const props = { game, board, order: board, challengeId: 7, onMove: ignore, onClose: ignore }
  const dialog = show(
    <>
      <ChallengeDialog {...props} onRead={ignore} onClosed={ignore} />
      <QuestionHost />
    </>,
  )
  return { asked, dialog }
}

describe('hints with a price', () => {
  const hintUrl = 'POST /api/game/1/challenges/7/hints/3'
  const lockedHints = [
    { id: 3, price: 50 },
    { id: 4, price: 400 },
  ]
  const details = { ...someDetails([info]), rank: aRow({ score: 350 }) }
  const before = opened({ hints: ['Pull.'], lockedHints })
  const after = opened({ hints: ['Pull.', 'The rope is hollow.'], lockedHints: [lockedHints[1]!] })
  const given = (changes: Answers = {}) =>
    answers({
      [`GET ${address}`]: [before, after],
      'GET /api/game/1/details': { body: details },
      'GET /api/game/1': { body: game },
      ...changes,
    })
  const openings = (asked: readonly Asked[]) =>
    asked.filter(({ what }) => what === hintUrl).map(({ body }) => body)

  it('say what they cost, and one that the team cannot pay says why', async () => {
    const { asked, dialog } = openWithQuestions(given())
    const { screen } = await dialog
    const list = screen.getByRole('list', { name: 'Locked hints' })
    await expect.element(list.getByText('Hint 2')).toBeVisible()
    const dear = screen.getByRole('button', { name: 'Open for 400 points Hint 3' })
    await expect.element(dear).toHaveAttribute('aria-disabled', 'true')
    dear.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Your team has 350 points.').first()).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(openings(asked)).toEqual([])
  })

  it('ask once, by keys alone, and show the hint with the focus on it', async () => {
    const { asked, dialog } = openWithQuestions(given({ [hintUrl]: { body: { id: 3, text: '' } } }))
    const { screen } = await dialog
    const button = screen.getByRole('button', { name: 'Open for 50 points Hint 2' })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const question = screen.getByRole('alertdialog')
    await expect.element(question.getByText(/It costs your team 50 points/)).toBeVisible()
    await expect
      .element(question.getByText('Points now: 350. Points afterward: 300.'))
      .toBeVisible()
    expect(openings(asked)).toEqual([])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByText('The rope is hollow.')).toBeVisible()
    expect(openings(asked)).toEqual([{ price: 50 }])
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Hint 2' })).toHaveFocus()
    await expect.element(screen.getByText('Open for 50 points')).not.toBeInTheDocument()
  })

  it('stay closed where the server refuses, with its reason', async () => {
    const title = 'The game is paused.'
    const { dialog } = openWithQuestions(
      given({
        [`GET ${address}`]: before,
        [hintUrl]: { status: 400, body: { status: 400, title } },
      }),
    )
    const { screen } = await dialog
    await screen.getByRole('button', { name: 'Open for 50 points Hint 2' }).click()
    await screen.getByRole('button', { name: 'Open hint', exact: true }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Open for 50 points Hint 2' }))
      .toHaveFocus()
  })
})
