import type { CodeFlagLetter } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Standing } from '#shared/game/standing/standing.ts'

/** What is in the board's place while it is closed to the reader. */
export type ClosedBoard = {
  readonly flag: CodeFlagLetter
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** What may be offered beside the way back to the overview. */
  readonly offer: 'log-in' | 'join' | 'scoreboard' | 'none'
}

const closed: Record<Exclude<Standing, 'playing' | 'practising'>, ClosedBoard> = {
  ready: {
    flag: 'P',
    title: msg`The challenges are not open yet`,
    text: msg`They appear here automatically at the start. Your team is in.`,
    offer: 'none',
  },
  pending: {
    flag: 'G',
    title: msg`Your request is with the organizers`,
    text: msg`The challenges open here once your team is accepted. There is nothing else to do.`,
    offer: 'none',
  },
  suspended: {
    flag: 'L',
    title: msg`Your team is suspended`,
    text: msg`Challenges are closed to it. Write to the organizers if you disagree.`,
    offer: 'none',
  },
  'signed-out': {
    flag: 'K',
    title: msg`Log in to see the challenges`,
    text: msg`They are only shown to the teams of this game.`,
    offer: 'log-in',
  },
  'may-join': {
    flag: 'K',
    title: msg`You are not in this game yet`,
    text: msg`Join it with a team, and the challenges open here.`,
    offer: 'join',
  },
  rejected: {
    flag: 'K',
    title: msg`Your team is not in this game`,
    text: msg`The organizers declined the request. You may ask again.`,
    offer: 'join',
  },
  finished: {
    flag: 'K',
    title: msg`This game is over`,
    text: msg`Its challenges are closed. The scoreboard stays.`,
    offer: 'scoreboard',
  },
  missed: {
    flag: 'K',
    title: msg`This game is over`,
    text: msg`Its challenges are closed. The scoreboard stays.`,
    offer: 'scoreboard',
  },
}

/** Why the board is closed; undefined when it is open. */
export const closedBoard = (standing: Standing): ClosedBoard | undefined =>
  standing === 'playing' || standing === 'practising' ? undefined : closed[standing]
