import type { ChallengeCategory } from '@halyard/api'
import { challengeScore, haveHintsChanged, isContainerType } from '@halyard/rules'
import type { Scoring } from '@halyard/rules'
import type { EditChallenge, ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { containerFields } from '#features/organise/challenge/challenge-form.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import type { GamePhase, GameTimes } from '#shared/game/phase/phase.ts'

/** One thing that players or the scoreboard notice of a change. */
export type Effect =
  | { kind: 'title'; from: string; to: string }
  | { kind: 'category'; from: ChallengeCategory; to: ChallengeCategory }
  | { kind: 'content' }
  /** Everybody is notified of a new hint, whether one was added or taken away. */
  | { kind: 'hintNotice' }
  | { kind: 'hintsSilently' }
  /** The present value; those who solved it hold it too. */
  | { kind: 'points'; from: number; to: number; solves: number }
  /** Only what later solves do to the value. */
  | { kind: 'curve' }
  | { kind: 'bloodBonus'; isOn: boolean; solves: number }
  | { kind: 'limit'; to: number }
  | { kind: 'closed' }
  | { kind: 'opened' }
  | { kind: 'deadline'; to: number | null }
  | { kind: 'fileName'; to: string }
  /** What runs keeps what it was started with. */
  | { kind: 'container' }
  /** Everybody is notified of a new challenge. */
  | { kind: 'announced' }
  | { kind: 'withdrawn'; solves: number }
  | { kind: 'stopped' }
  /** What players would miss. */
  | { kind: 'noStatement' }
  | { kind: 'noImage' }

type Situation = {
  challenge: Pick<EditChallenge, 'type' | 'isEnabled' | 'acceptedCount'>
  /** How its points fall, where the server tells. */
  way?: ScoringWay | undefined
  game: GameTimes
  nowMs: number
}

/** How points fall, with the teams that a formula may count. */
export type ScoringWay = { scoring: Scoring; teams: number }

const curveOf = ({ originalScore, minScorePercent, difficulty }: ChallengeForm) => ({
  originalScore: originalScore ?? 0,
  minScoreRate: (minScorePercent ?? 0) / 100,
  difficulty: difficulty ?? 0,
})

/** What a challenge is worth by what is typed. @param solves that count for the fall of its points */
export const pointsOf = (form: ChallengeForm, solves: number, way?: ScoringWay): number =>
  challengeScore({ ...curveOf(form), ...(way && { scoring: way.scoring }) }, solves, way?.teams)

/**
 * What changes for players when an enabled challenge is saved in a game that has begun; nothing while nobody sees it. After the
 * end the final scores still follow.
 */
export function effectsOf(
  base: ChallengeForm,
  next: ChallengeForm,
  { challenge, way, game, nowMs }: Situation,
): Effect[] {
  const phase = phaseOf(game, nowMs)
  if (!challenge.isEnabled || phase === 'upcoming') return []
  const effects: Effect[] = []
  if (next.title !== base.title) effects.push({ kind: 'title', from: base.title, to: next.title })
  if (next.category !== base.category) {
    effects.push({ kind: 'category', from: base.category, to: next.category })
  }
  if (next.content !== base.content) effects.push({ kind: 'content' })
  effects.push(...hintEffects(base, next, phase === 'ongoing'))
  effects.push(...scoreEffects(base, next, challenge.acceptedCount, way))
  if (next.submissionLimit !== base.submissionLimit) {
    effects.push({ kind: 'limit', to: next.submissionLimit ?? 0 })
  }
  effects.push(...deadlineEffects(base.deadlineUtc, next.deadlineUtc, nowMs))
  if (next.fileName !== base.fileName && challenge.type === 'DynamicAttachment') {
    effects.push({ kind: 'fileName', to: next.fileName })
  }
  const isOther = containerFields.some((name) => next[name] !== base[name])
  if (isContainerType(challenge.type) && isOther) effects.push({ kind: 'container' })
  return effects
}

function hintEffects(base: ChallengeForm, next: ChallengeForm, isRunning: boolean): Effect[] {
  if (haveHintsChanged(base.hints, next.hints)) {
    return [{ kind: isRunning ? 'hintNotice' : 'hintsSilently' }]
  }
  return base.hints.some((hint, index) => hint !== next.hints[index])
    ? [{ kind: 'hintsSilently' }]
    : []
}

function scoreEffects(
  base: ChallengeForm,
  next: ChallengeForm,
  solves: number,
  way: ScoringWay | undefined,
): Effect[] {
  const [from, to] = [pointsOf(base, solves, way), pointsOf(next, solves, way)]
  const [before, after] = [curveOf(base), curveOf(next)]
  const isOtherCurve =
    before.originalScore !== after.originalScore ||
    before.minScoreRate !== after.minScoreRate ||
    before.difficulty !== after.difficulty
  const effects: Effect[] = []
  if (from !== to) effects.push({ kind: 'points', from, to, solves })
  else if (isOtherCurve) effects.push({ kind: 'curve' })
  if (base.hasBloodBonus !== next.hasBloodBonus) {
    effects.push({ kind: 'bloodBonus', isOn: next.hasBloodBonus, solves })
  }
  return effects
}

function deadlineEffects(from: number | null, to: number | null, nowMs: number): Effect[] {
  if (from === to) return []
  const [wasClosed, isClosed] = [from, to].map((at) => at !== null && at <= nowMs)
  if (isClosed && !wasClosed) return [{ kind: 'closed' }]
  if (wasClosed && !isClosed) return [{ kind: 'opened' }]
  return [{ kind: 'deadline', to }]
}

/** What follows when a challenge is shown to players, or taken off their board; and what they would miss in it. */
export function enableEffects(
  { isEnabled, type, content, containerImage, acceptedCount }: EditChallenge,
  phase: GamePhase,
): Effect[] {
  const isContainer = isContainerType(type)
  if (isEnabled) {
    if (phase === 'upcoming') return []
    return [
      { kind: 'withdrawn', solves: acceptedCount },
      ...(isContainer ? [{ kind: 'stopped' } as const] : []),
    ]
  }
  const effects: Effect[] = []
  if (content.trim() === '') effects.push({ kind: 'noStatement' })
  if (isContainer && !containerImage) effects.push({ kind: 'noImage' })
  if (phase === 'ongoing') effects.push({ kind: 'announced' })
  return effects
}
