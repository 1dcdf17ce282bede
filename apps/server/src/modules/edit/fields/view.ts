import { latestDeletion } from '#modules/edit/fields/policy.ts'
import type { Field, FieldForm, listAnswers } from '#modules/edit/fields/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

const settingsOf = ({ id, label, hint, kind, choices, is_required: isRequired }: Field) => ({
  ...{ id, label, hint, kind, choices, isRequired },
})

/** The ETag of what is asked. Players who answer change nothing that an edit could overwrite. */
export const fieldsTag = (form: FieldForm | undefined, fields: readonly Field[]): string =>
  editTag([form?.reason, form?.delete_at, fields.map(settingsOf)])

const fieldView = (field: Field): Schema<'ProfileField'> => ({
  ...settingsOf(field),
  answerCount: field.answerCount,
})

export const fieldsView = (
  game: { readonly ends_at: number },
  form: FieldForm | undefined,
  fields: readonly Field[],
): Schema<'ProfileFieldsModel'> => ({
  reason: form?.reason ?? '',
  deleteAt: form?.delete_at ?? null,
  deletedAt: form?.deleted_at ?? null,
  latestDeleteAt: latestDeletion(game),
  fields: fields.map(fieldView),
  etag: fieldsTag(form, fields),
})

export const answersView = (
  fields: readonly Field[],
  answers: Awaited<ReturnType<typeof listAnswers>>,
): Schema<'FieldAnswersModel'> => ({
  fields: fields.map(fieldView),
  players: [...Map.groupBy(answers, ({ user_id }) => user_id)].map(([userId, own]) => ({
    userId,
    answers: own.map(({ field_id: fieldId, answer }) => ({ fieldId, answer })),
  })),
})
