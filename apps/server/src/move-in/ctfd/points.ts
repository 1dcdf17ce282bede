import { challengeScore, isInWindow } from '@halyard/rules'
import type { ScoreCurve } from '@halyard/rules'
import { curveOf, windowOf } from '#move-in/ctfd/game.ts'
import type { Export, ExportedChallenge } from '#move-in/ctfd/export.ts'
import { valuesOf } from '#move-in/ctfd/standings.ts'
import { listCompetitors } from '#move-in/ctfd/teams.ts'
import { many } from '#move-in/ctfd/text.ts'

/**
 * The challenges, with what each is worth now: so the points of everybody are as they were. Where the formula of the export gives that
 * value, it goes on; else a curve from its start to its floor goes through it.
 */
export function withPointsOfToday(source: Export, nowMs: number): readonly ExportedChallenge[] {
  const window = windowOf(source, nowMs)
  const shown = new Set(
    listCompetitors(source).flatMap(({ id, status }) => (status === 'Accepted' ? [id] : [])),
  )
  const counted = Map.groupBy(
    source.solves.filter(({ teamId, atMs }) => shown.has(teamId) && isInWindow(window, null, atMs)),
    ({ challengeId }) => challengeId,
  )
  const values = valuesOf(source)
  return source.challenges.map((challenge) => {
    if (!challenge.notes.some(({ code }) => code === 'decay-fitted')) return challenge
    const solves = counted.get(challenge.id)?.length ?? 0
    const value = values.get(challenge.id) ?? 0
    if (challenge.way && challengeScore(curveOf(challenge), solves) === value)
      return { ...challenge, notes: challenge.notes.filter(({ code }) => code !== 'decay-fitted') }
    const { way: _, ...curved } = challenge
    const fitted = fit(curveOf(curved), solves, value)
    const note = fallOf(fitted, solves)
    return {
      ...curved,
      fields: { ...challenge.fields, ...fieldsOf(fitted) },
      notes: challenge.notes.map((one) =>
        one.code === 'decay-fitted' ? { ...one, text: note } : one,
      ),
    }
  })
}

const fieldsOf = ({ originalScore, minScoreRate, difficulty }: ScoreCurve) => ({
  originalScore,
  minScoreRate,
  difficulty,
})

function fallOf(curve: ScoreCurve, solves: number): string {
  const { originalScore, minScoreRate, difficulty } = curve
  const floor = Math.floor(originalScore * minScoreRate)
  const today = `${challengeScore(curve, solves)} with ${many(solves, 'solve')}`
  const steepness =
    difficulty === FLAT
      ? 'falls no more until its difficulty is set'
      : `difficulty ${Number(difficulty.toFixed(2))}`
  return `${originalScore} to ${floor} points, ${today}, ${steepness}`
}

/** Values that are the floor have no steepness of their own, and a start that is not left yet has none at all. */
const [STEEPEST, FLAT] = [0.05, 1e18]

/** A curve of that start and floor that has the value after so many solves; as it was where there is none. */
function fit(curve: ScoreCurve, solves: number, value: number): ScoreCurve {
  const { originalScore, minScoreRate } = curve
  if (solves < 2 || challengeScore(curve, solves) === value) return curve
  const left = ((value + 0.5) / originalScore - minScoreRate) / (1 - minScoreRate)
  const steepness = (1 - solves) / Math.log(Math.max(left, 0))
  const difficulty = value === originalScore ? FLAT : Math.max(steepness, STEEPEST)
  const fitted = { ...curve, difficulty }
  return challengeScore(fitted, solves) === value ? fitted : curve
}
