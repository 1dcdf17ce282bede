/** An answer that was given before. */
export interface Answer {
  readonly id: number
  readonly participationId: number
  readonly answer: string
  readonly isAccepted: boolean
  readonly atMs: number
}

/** What earlier answers come to by the flags of now. */
export interface Judged {
  /** Answers that were wrong and are right now. */
  readonly accepted: readonly number[]
  /** Answers that were right and are wrong now. */
  readonly rejected: readonly number[]
  /** The first right answer of each team, by its participation. */
  readonly solves: ReadonlyMap<number, Answer>
}

/**
 * Judges answers, oldest first, again. An answer from before a void of its team is no solve, whatever it is: that was the decision of the
 * organisers.
 */
export function judgeAgain(
  answers: readonly Answer[],
  isRight: (answer: Answer) => boolean,
  voidedUntil: ReadonlyMap<number, number>,
): Judged {
  const accepted: number[] = []
  const rejected: number[] = []
  const solves = new Map<number, Answer>()
  for (const answer of answers) {
    const isNowRight = isRight(answer)
    if (isNowRight && !answer.isAccepted) accepted.push(answer.id)
    if (!isNowRight && answer.isAccepted) rejected.push(answer.id)
    const { participationId } = answer
    const isVoid = answer.atMs <= (voidedUntil.get(participationId) ?? -Infinity)
    if (isNowRight && !isVoid && !solves.has(participationId)) solves.set(participationId, answer)
  }
  return { accepted, rejected, solves }
}
