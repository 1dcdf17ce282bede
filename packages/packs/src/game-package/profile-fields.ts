import type { Schema } from '@halyard/api'
import { texts } from '#game-package/values.ts'
import { time, truth } from '#mapping/settings.ts'
import { fields, list, text } from '#mapping/values.ts'

const kinds = ['text', 'choice', 'yesNo'] as const

/** What players are asked, an addition of ours in a file of its own; undefined where it is nothing. */
export function readProfileFields(part: unknown): Schema<'ProfileFieldsEditModel'> | undefined {
  const form = fields(part)
  const asked = list(form.fields).map((entry) => {
    const field = fields(entry)
    return {
      label: text(field.label) ?? '',
      hint: text(field.hint) ?? '',
      kind: kinds.find((kind) => kind === text(field.kind)) ?? 'text',
      choices: texts(field.choices),
      isRequired: truth(field.isRequired) ?? false,
    }
  })
  if (asked.length === 0) return undefined
  return { reason: text(form.reason) ?? '', deleteAt: time(form.deleteAt) ?? null, fields: asked }
}
