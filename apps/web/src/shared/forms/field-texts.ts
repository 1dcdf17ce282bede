import type { FieldValues } from 'react-hook-form'

/** How the fields of a form are told to people where their values are compared. */
export type FieldTexts<Values extends FieldValues> = {
  readonly [Name in keyof Values]: {
    label: string
    /** A value in words; an empty text is shown as nothing. */
    text: (value: Values[Name]) => string
  }
}
