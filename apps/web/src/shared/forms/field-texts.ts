import type { FieldValues } from 'react-hook-form'

/** Labels and values of the fields of a form where they are compared. */
export type FieldTexts<Values extends FieldValues> = {
  readonly [Name in keyof Values]: {
    label: string
    /** A value in words; an empty text is shown as nothing. */
    text: (value: Values[Name]) => string
  }
}
