import type { Standing } from '#shared/game/standing/standing.ts'

/** The way into a game, in order. */
const steps = ['account', 'team', 'join', 'review', 'play'] as const
export type Step = (typeof steps)[number]

/** The steps of a game: players do not see a review before they wait for one. */
export const stepsFor = (standing: Standing): readonly Step[] =>
  steps.filter((step) => step !== 'review' || standing === 'pending')

const stepIn: Record<Standing, Step | undefined> = {
  'signed-out': 'account',
  'may-join': 'join',
  rejected: 'join',
  pending: 'review',
  ready: 'play',
  playing: undefined,
  practising: undefined,
  finished: undefined,
  suspended: undefined,
  missed: undefined,
}

/** Whether there is a way left to go. */
export const isOnTheWay = (standing: Standing): boolean => stepIn[standing] !== undefined

/**
 * Where somebody is on the way into a game; undefined for who is in, or will not come in.
 *
 * @param hasTeam whether they belong to a team; undefined while nobody knows
 */
export const stepOf = (standing: Standing, hasTeam: boolean | undefined): Step | undefined =>
  standing === 'may-join' && hasTeam === false ? 'team' : stepIn[standing]
