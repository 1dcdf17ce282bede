import type { JoinCheck, Schema } from '@halyard/api'

export type Asked = NonNullable<JoinCheck['profileFields']>
export type AskedField = Asked['fields'][number]

/** Answers in the shape of a form, by the name of the field; empty for none. */
export type AnswerValues = { [name: AnswerName]: string }
export type AnswerName = `answer${number}`

export const answerName = ({ id }: Pick<AskedField, 'id'>): AnswerName => `answer${id}`

/** What a form begins with: the answers as they are, and where nothing was ever answered in this game, those of an earlier one. */
export function startingAnswers(asked: Asked | undefined): AnswerValues {
  const fields = asked?.fields ?? []
  const isNew = fields.every(({ answer }) => answer === null)
  return Object.fromEntries(
    fields.map((field) => [
      answerName(field),
      field.answer ?? (isNew ? field.earlierAnswer : null) ?? '',
    ]),
  )
}

/** The required fields without an answer. */
export const missingAnswers = (asked: Asked | undefined, values: AnswerValues): AskedField[] =>
  (asked?.fields ?? []).filter(
    (field) => field.isRequired && (values[answerName(field)] ?? '').trim() === '',
  )

/** The answers as they are sent. */
export const toAnswers = (asked: Asked, values: AnswerValues): Schema<'FieldAnswerInput'>[] =>
  asked.fields.map((field) => ({ fieldId: field.id, answer: values[answerName(field)] ?? '' }))
