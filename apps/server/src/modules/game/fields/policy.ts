import type { Field } from '#modules/game/fields/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

export interface FieldAnswer {
  readonly fieldId: number
  readonly answer: string
}

const YES_NO: readonly string[] = ['yes', 'no']

/** One line of text, in one spelling of its characters. */
const plain = (answer: string): string =>
  answer
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Answers by field, without empty ones. Throws Refusal 400 where one is missing, unfit, or to a field that is not asked any more. */
export function requireAnswers(
  fields: readonly Field[],
  answers: readonly FieldAnswer[] | undefined,
): Map<number, string> {
  if (answers === undefined) {
    if (fields.some((field) => field.is_required)) throw new Refusal(400, 'fieldsNeeded')
    return new Map()
  }
  const given = new Map(answers.map(({ fieldId, answer }) => [fieldId, plain(answer)]))
  const known = new Set(fields.map(({ id }) => id))
  if (given.size !== answers.length || ![...given.keys()].every((id) => known.has(id)))
    throw new Refusal(400, 'fieldsChanged')
  for (const { id, label, kind, choices, is_required: isRequired } of fields) {
    const answer = given.get(id) ?? ''
    if (answer === '') {
      given.delete(id)
      if (isRequired) throw new Refusal(400, 'answerMissing', { values: { label } })
    } else if (kind !== 'text' && !(kind === 'yesNo' ? YES_NO : choices).includes(answer))
      throw new Refusal(400, 'answerUnfit', { values: { label } })
  }
  return given
}

/** An earlier answer, where it can be given again. */
export const stillFits = ({ kind, choices }: Field, answer: string | undefined): string | null =>
  answer !== undefined && (kind !== 'choice' || choices.includes(answer)) ? answer : null
