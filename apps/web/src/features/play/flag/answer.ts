/** Why an answer is not sent as it stands. */
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

/** What speaks against sending an answer now; undefined when nothing does. Answers count as typed, spaces included. */
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

/** Whether spaces stand around the answer: they are sent too, so they are worth a word. */
export const hasOuterSpaces = (answer: string): boolean =>
  answer !== '' && answer !== answer.trim() && answer.trim() !== ''
