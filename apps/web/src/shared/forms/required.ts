import type { Control, FieldValues } from 'react-hook-form'

type Empty = '' | null

/** Whether a form refuses a field in which nothing is. */
type Refuses = (name: string, empty: Empty) => boolean

const byControl = new WeakMap<object, Refuses>()

/** Says which fields of a form must be filled in, for those who render its fields. */
export function setRequired(control: object, refuses: Refuses): void {
  byControl.set(control, refuses)
}

/** Whether a field is marked as required: the form's own check decides, so that its marks cannot differ from it. */
export const isRequiredIn = <Values extends FieldValues>(
  control: Control<Values>,
  name: string,
  empty: Empty,
): boolean => byControl.get(control)?.(name, empty) ?? false
