import type { AccessRow, Progress } from '#modules/game/submit/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type Cooldown = Pick<AccessRow, 'cooldownAfter' | 'cooldownSeconds'>
type WrongAnswers = Pick<Progress, 'wrong' | 'lastWrongMs'>

/** Wrong answers to the challenge are counted before another one is judged. */
export const hasCooldown = ({ cooldownSeconds }: Cooldown): boolean => cooldownSeconds > 0

/** The refusal of an answer that comes in a pause. Whether it would be right does not matter, so the refusal says nothing about it. */
export function pauseRefusal(
  { cooldownAfter, cooldownSeconds }: Cooldown,
  { wrong, lastWrongMs }: WrongAnswers,
  nowMs: number,
): Refusal | undefined {
  if (wrong === 0 || lastWrongMs === null || wrong % cooldownAfter !== 0) return undefined
  // The clock of another process may be ahead of ours, and no pause is longer than it says.
  const leftMs = Math.min(lastWrongMs - nowMs, 0) + cooldownSeconds * 1000
  if (leftMs <= 0) return undefined
  const seconds = Math.ceil(leftMs / 1000)
  return new Refusal(429, 'answersPaused', { values: { seconds }, retryAfterSeconds: seconds })
}
