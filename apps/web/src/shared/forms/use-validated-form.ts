import { ApiError } from '@halyard/api'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import { setRequired } from '#shared/forms/required.ts'

/** What is wrong with the values, by field, in words; no entry where nothing is. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

type ValidatedFormOptions<Values extends FieldValues> = {
  /** The values as they are stored: what differs from them has changed. New ones are taken over where nothing was typed. */
  defaultValues: Values
  /** What to begin with when it is not what is stored, such as a draft. */
  initialValues?: Values | undefined
  check: (values: Values) => Problems<Values>
  /** The failure of the last submission. */
  failure?: unknown
  /** The field a refusal is about when it names none: where only one can be wrong. */
  failingField?: NoInfer<FieldPath<Values>>
}

/**
 * `useForm` with one check for all fields. A field is judged when it is left and whenever it changes after that, all of them when
 * the form is submitted. What the server says of a field is shown at it until it changes.
 *
 * @returns the form, and the failure as far as no field shows it
 */
export function useValidatedForm<Values extends FieldValues>({
  defaultValues,
  initialValues,
  check,
  failure,
  failingField,
}: ValidatedFormOptions<Values>) {
  const form = useForm<Values>({
    mode: 'onTouched',
    values: defaultValues,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf(check),
  })
  const { control, reset, setError } = form
  setRequired(control, (name, empty) => {
    const problems: Problems<FieldValues> = check({ ...form.getValues(), [name]: empty })
    return Boolean(problems[name])
  })
  const begin = useEffectEvent(() => {
    if (initialValues) reset(initialValues, { keepDefaultValues: true, keepDirtyValues: false })
  })
  useEffect(() => begin(), [])
  const isName = (key: string): key is FieldPath<Values> => key in defaultValues
  const names = Object.keys(defaultValues).filter(isName)
  const refusalIn = (reason: unknown) => refusedField(reason, names, failingField)
  const showRefusal = useEffectEvent((reason: unknown) => {
    const refused = refusalIn(reason)
    if (refused) setError(refused.name, { type: 'server', message: refused.text })
  })
  useEffect(() => showRefusal(failure), [failure])
  return { form, error: refusalIn(failure) ? undefined : failure }
}

/** Goes back to the stored values. What the form keeps when they change is not kept here. */
export function takeBack<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  form.reset(undefined, { keepDirtyValues: false, keepErrors: false })
}

const resolverOf =
  <Values extends FieldValues>(check: (values: Values) => Problems<Values>): Resolver<Values> =>
  (values) => {
    const found = Object.entries(check(values)).flatMap(([name, message]) =>
      message ? [[name, { type: 'check', message }]] : [],
    )
    if (found.length === 0) return { values, errors: {} }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `Values`
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> }
  }

/** Refusals of a body name their field first, with the groups it is in: `globalConfig.title: use at most 500 characters`. */
function refusedField<Name extends string>(
  failure: unknown,
  names: readonly Name[],
  fallback: Name | undefined,
) {
  if (!(failure instanceof ApiError) || failure.status !== 400) return undefined
  const [, field, text] = /^(?:\w+\.)*(\w+): (.+)$/s.exec(failure.title) ?? []
  const name = names.find((known) => known.toLowerCase() === field?.toLowerCase())
  if (name && text) return { name, text }
  return fallback && failure.title ? { name: fallback, text: failure.title } : undefined
}
