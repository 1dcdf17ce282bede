import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields, conflictsOf, rebase } from '#shared/forms/changes.ts'
import type { FieldName } from '#shared/forms/changes.ts'
import { readDraft } from '#shared/forms/draft.ts'
import { useSavedDraft } from '#shared/forms/use-saved-draft.ts'
import { takeBack, useValidatedForm } from '#shared/forms/use-validated-form.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'

type EditedFormOptions<Values extends FieldValues> = {
  /** Under which what is typed is kept until it is saved. */
  draftName: string
  /** The values as they are stored, as far as is known: plain data, with null where a number is not there. */
  stored: Values
  check: (values: Values) => Problems<Values>
  /** The failure of the last save. */
  failure?: unknown
  /** It is saved or gone: nothing has to be kept any more. */
  isDone?: boolean
}

/** A form for something that is stored, which others may edit at the same time. */
export type EditedForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** The failure as far as no field shows it. */
  error: unknown
  stored: Values
  /** What is typed, as it is now. */
  values: Values
  /** The fields that differ from what is stored. */
  changed: readonly FieldName<Values>[]
  /** The fields that were typed and that somebody else saved differently meanwhile: choose before they are saved. */
  conflicts: readonly FieldName<Values>[]
  /** It began with what was typed last time and not saved. */
  isRestored: boolean
  /** Puts other values in the place of what is typed, such as the same without blanks around. */
  replace: (values: Values) => void
  /** Brings typed values onto what a save has just read from the server; with conflicts they must not be sent. */
  onto: (stored: Values, typed: Values) => { values: Values; hasConflicts: boolean }
  /** Says that these values were saved, and what the server made of them. */
  accept: (sent: Values, saved: Values) => void
  /** Resolves a conflict with what was typed here. */
  keepTyped: (name: FieldName<Values>) => void
  /** Resolves a conflict with what somebody else saved. */
  takeStored: (name: FieldName<Values>) => void
  /** Goes back to what is stored. */
  discard: () => void
}

/**
 * `useValidatedForm` for something that is stored: keeps a draft in the browser until it is saved, takes over what others save
 * meanwhile where nothing was typed, and reports where both changed a field.
 */
export function useEditedForm<Values extends FieldValues>({
  draftName,
  stored: given,
  check,
  failure,
  isDone = false,
}: EditedFormOptions<Values>): EditedForm<Values> {
  const [draft] = useState(() => {
    const found = readDraft(draftName, given)
    return found && rebase(found, given)
  })
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [lastGiven, setLastGiven] = useState(given)
  // What a save answered is newer than what was given, until that changes.
  const [stored, setStored] = useState(given)
  const [base, setBase] = useState(draft?.base ?? given)
  const [takenOver, setTakenOver] = useState<Values>()
  const { form, error } = useValidatedForm<Values>({
    defaultValues: stored,
    initialValues: draft?.values,
    check,
    failure,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without names it gives all values; their type only says "some"
  const values = useWatch({ control: form.control }) as Values

  if (changedFields(lastGiven, given).length > 0) {
    const edit = rebase({ base, values }, given)
    setLastGiven(given)
    setStored(given)
    setBase(edit.base)
    setTakenOver(edit.values)
  }
  const fill = (next: Values) =>
    form.reset(next, { keepDefaultValues: true, keepDirtyValues: false })
  const handleTakenOver = useEffectEvent(fill)
  useEffect(() => {
    // After the form has taken the stored values over by itself, so that it knows what differs from them.
    if (takenOver) handleTakenOver(takenOver)
  }, [takenOver])

  const changed = changedFields(stored, values)
  useSavedDraft(draftName, base, values, changed.length > 0 && !isDone)
  return {
    form,
    error,
    stored,
    values,
    changed: isDone ? [] : changed,
    conflicts: conflictsOf({ base, values }, stored),
    isRestored: isRestored && changed.length > 0,
    replace: fill,
    onto: (fresh, typed) => {
      const edit = rebase({ base, values: typed }, fresh)
      return { values: edit.values, hasConflicts: conflictsOf(edit, fresh).length > 0 }
    },
    accept: (sent, saved) => {
      const edit = rebase({ base: sent, values: form.getValues() }, saved)
      setIsRestored(false)
      setStored(saved)
      setBase(edit.base)
      setTakenOver(edit.values)
      fill(edit.values)
    },
    keepTyped: (name) => setBase({ ...base, [name]: stored[name] }),
    takeStored: (name) => {
      setBase({ ...base, [name]: stored[name] })
      fill({ ...values, [name]: stored[name] })
    },
    discard: () => {
      setIsRestored(false)
      setBase(stored)
      takeBack(form)
    },
  }
}
