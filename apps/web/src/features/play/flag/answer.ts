/** Why an answer is not sent as it is. */
export type Objection =
  | 'empty'
  | 'too-long'
  /** The same text was already refused: sending it again would only cost an attempt. */
  | 'repeat'
  /** Spaces around it, as a paste often brings: wants a second press. */
  | 'spaces'
  /** It would use up the last attempt: wants a second press. */
  | 'last-attempt'

type Question = {
  readonly answer: string
  /** What was already found wrong. */
  readonly wrong: readonly string[]
  readonly attemptsLeft: number | undefined
  /** What the player has been asked about this answer already. */
  readonly confirmed: readonly Objection[]
}

/** Why an answer cannot be sent now; undefined when it can. Answers count as typed, spaces included. */
export function objectionTo({ answer, wrong, attemptsLeft, confirmed }: Question) {
  if (answer.trim() === '') return 'empty' satisfies Objection
  if (answer.length > longestAnswer) return 'too-long' satisfies Objection
  if (wrong.includes(answer)) return 'repeat' satisfies Objection
  if (hasOuterSpaces(answer) && !confirmed.includes('spaces')) return 'spaces' satisfies Objection
  if (attemptsLeft === 1 && !confirmed.includes('last-attempt')) {
    return 'last-attempt' satisfies Objection
  }
  return undefined
}

/** UTF-16 units a flag may have. The contract cannot say it: it describes the sealed text. */
export const longestAnswer = 127

/** Whether there are spaces around the answer: they are sent too, so a note mentions them. */
export const hasOuterSpaces = (answer: string): boolean =>
  answer !== '' && answer !== answer.trim() && answer.trim() !== ''
