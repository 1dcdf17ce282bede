import type { Schema } from '@halyard/api'

export type StoredFields = Schema<'ProfileFieldsModel'>
export type FieldKind = Schema<'FieldKind'>

/** A field as it is typed; one that is stored has an id. */
export type FieldDraft = {
  id?: number
  label: string
  hint: string
  kind: FieldKind
  /** A choice in each line. */
  choices: string
  isRequired: boolean
  /** Players who have answered it. */
  answerCount: number
}

export type FieldsForm = { reason: string; deleteAt: number | null; fields: FieldDraft[] }

export const newField: FieldDraft = {
  ...{ label: '', hint: '', kind: 'text', choices: '', isRequired: false, answerCount: 0 },
}

const month = 30 * 24 * 3_600_000

/** What is stored; a new form proposes to delete the answers a month after the game, when shirts are sent. */
export const toForm = (stored: StoredFields, end: number): FieldsForm => ({
  reason: stored.reason,
  deleteAt: stored.deleteAt ?? end + month,
  fields: stored.fields.map(({ choices, ...field }) => ({ ...field, choices: choices.join('\n') })),
})

const choicesOf = ({ kind, choices }: FieldDraft): string[] =>
  kind === 'choice' ? choices.split('\n').flatMap((line) => line.trim() || []) : []

export const toUpdate = ({
  reason,
  deleteAt,
  fields,
}: FieldsForm): Schema<'ProfileFieldsEditModel'> => ({
  reason,
  deleteAt: fields.length > 0 ? deleteAt : null,
  fields: fields.map((field) => ({
    ...(field.id !== undefined && { id: field.id }),
    ...{ label: field.label, hint: field.hint, kind: field.kind, isRequired: field.isRequired },
    choices: choicesOf(field),
  })),
})

export type FieldProblem = 'no-label' | 'few-choices' | 'same-choices'

/** What keeps players from answering a field. */
export function problemOf(field: FieldDraft): FieldProblem | undefined {
  if (field.label.trim() === '') return 'no-label'
  const choices = choicesOf(field)
  if (field.kind !== 'choice') return undefined
  if (choices.length < 2) return 'few-choices'
  return new Set(choices).size < choices.length ? 'same-choices' : undefined
}

/** The answered fields that a save would delete, with their answers. */
export const lostFields = (stored: StoredFields, { fields }: Pick<FieldsForm, 'fields'>) =>
  stored.fields.filter(
    ({ id, answerCount }) => answerCount > 0 && !fields.some((field) => field.id === id),
  )
