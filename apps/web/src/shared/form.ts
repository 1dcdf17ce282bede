import { ApiError } from '@halyard/api'
import { useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'

type Values<Name extends string> = Record<Name, string>
type Errors<Name extends string> = Partial<Record<Name, string>>

type FormOptions<Name extends string> = {
  /** The values as they are stored: what differs from them has changed. */
  initial: Values<Name>
  /** What to begin with when it is not what is stored: a draft. */
  draft?: Values<NoInfer<Name>>
  /** What is wrong with the values, by field; an empty object when they may be sent. */
  check: (values: Values<Name>) => Errors<Name>
  /** Runs when a field gets the focus. */
  onBegin?: () => void
  /** Runs when nothing is wrong. Failures are the caller's mutation's. */
  onSubmit: (values: Values<Name>) => void
  /** The failure of the last sending, shown at the field it names or else by the form. */
  failure?: unknown
  /** The field a refusal is about when it names none: where only one can be wrong. */
  failingField?: NoInfer<Name>
}

/**
 * A form of text fields. A field is judged when it is left and whenever it changes after that, and all of them when the form
 * is sent; then the first wrong one gets the focus.
 */
export function useForm<Name extends string>({
  initial,
  draft = initial,
  check,
  onBegin,
  onSubmit,
  failure,
  failingField,
}: FormOptions<Name>) {
  const [values, setValues] = useState<Values<Name>>(draft)
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set())
  const [sent, setSent] = useState<Values<Name>>()
  const form = useRef<HTMLFormElement>(null)
  const errors = check(values)
  const names = Object.keys(initial).filter((key): key is Name => key in initial)
  const refused = refusedField(failure, names, failingField)

  /** The server's word on a field holds until the field changes. */
  const errorOf = (name: Name): string | undefined => {
    if (judged.has(name) && errors[name]) return errors[name]
    return refused?.name === name && sent?.[name] === values[name] ? refused.text : undefined
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(new Set(names))
    const wrong = names.find((name) => errors[name])
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    setSent(values)
    onSubmit(values)
  }

  return {
    values,
    isChanged: names.some((name) => values[name] !== initial[name]),
    /** Whether the failure belongs to a field, so that the form must not repeat it. */
    isFieldFailure: refused !== undefined,
    /** Takes back everything that was typed. */
    reset: () => {
      setValues(initial)
      setJudged(new Set())
    },
    changedNames: names.filter((name) => values[name] !== initial[name]),
    replaceAll: setValues,
    set: (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value })),
    formProps: { ref: form, noValidate: true, onSubmit: handleSubmit },
    /** Props of a text field of `@halyard/ui`. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onFocus: onBegin,
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValues((now) => ({ ...now, [name]: value })),
      onBlur: () =>
        values[name] !== initial[name] && setJudged((known) => new Set([...known, name])),
    }),
  }
}

/** Refusals of a body name their field first: `userName: use 3 to 15 characters`. */
function refusedField<Name extends string>(
  failure: unknown,
  names: readonly Name[],
  fallback: Name | undefined,
) {
  if (!(failure instanceof ApiError) || failure.status !== 400) return undefined
  const [, field, text] = /^(\w+): (.+)$/s.exec(failure.title) ?? []
  const name = names.find((known) => known.toLowerCase() === field?.toLowerCase())
  if (name && text) return { name, text }
  return fallback && failure.title ? { name: fallback, text: failure.title } : undefined
}
