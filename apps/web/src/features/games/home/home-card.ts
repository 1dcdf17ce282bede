import type { CodeFlagLetter } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GamePhase } from '#shared/game/phase/phase.ts'
import type { Standing } from '#shared/game/standing/standing.ts'

/** The one thing to do next on a game's page. */
export type HomeAction =
  | 'log-in'
  | 'join'
  | 'withdraw'
  | 'play'
  | 'scoreboard'
  /** Nothing but waiting. */
  | 'none'

export type HomeCard = {
  /** Code flag beside the clock. */
  readonly flag: CodeFlagLetter | undefined
  readonly action: HomeAction
  readonly label?: MessageDescriptor
  /** One sentence under the button, or in its place. */
  readonly note?: MessageDescriptor
  readonly tone?: 'warn' | 'bad' | 'ok'
}

const cards: Record<Standing, HomeCard> = {
  'signed-out': {
    flag: 'P',
    action: 'log-in',
    label: msg`Log in to join`,
    note: msg`You can create an account on the next page.`,
  },
  'may-join': {
    flag: 'P',
    action: 'join',
    label: msg`Join this game`,
    note: msg`You will choose a team next.`,
  },
  rejected: {
    flag: undefined,
    action: 'join',
    label: msg({
      message: 'Join again',
      comment: 'Button: asks once more to take part in the game.',
    }),
    note: msg`The organizers declined your team's request. You may ask again.`,
    tone: 'bad',
  },
  pending: {
    flag: 'G',
    action: 'withdraw',
    label: msg({ message: 'Withdraw', comment: 'Button: takes back the request to join a game.' }),
    note: msg`Your request is with the organizers. This page updates automatically once they decide.`,
    tone: 'warn',
  },
  ready: {
    flag: 'P',
    action: 'none',
    note: msg`Your team is in. The challenges open automatically at the start.`,
    tone: 'ok',
  },
  playing: {
    flag: undefined,
    action: 'play',
    label: msg({
      message: 'Open challenges',
      comment: 'Button: opens the page with the challenges.',
    }),
  },
  practising: {
    flag: undefined,
    action: 'play',
    label: msg({
      message: 'Practice',
      comment: 'Button: opens the challenges of a game that has ended.',
    }),
    note: msg`The game is over. Flags are still checked, but give no points.`,
  },
  finished: { flag: undefined, action: 'scoreboard' },
  suspended: {
    flag: 'L',
    action: 'none',
    note: msg`Your team is suspended: challenges are closed to it. Write to the organizers if you disagree.`,
    tone: 'bad',
  },
  missed: { flag: undefined, action: 'scoreboard' },
}

const practiceJoin = { label: msg`Join to practice` }

/** What a game's page offers by standing; who joins after the end joins to practise. */
export function homeCard(standing: Standing, phase: GamePhase): HomeCard {
  const card = cards[standing]
  if (phase !== 'upcoming' && card.flag === 'P') {
    const { flag: _flag, ...rest } = card
    const isPractice = phase === 'ended' && standing === 'may-join'
    return { ...rest, flag: undefined, ...(isPractice && practiceJoin) }
  }
  return card
}
