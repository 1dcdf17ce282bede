import { limits } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { FieldRow } from '#features/organise/fields/field-row.tsx'
import { newField, problemOf } from '#features/organise/fields/fields-form.ts'
import type { FieldDraft, FieldsForm } from '#features/organise/fields/fields-form.ts'
import * as styles from './fields.css.ts'

/** The fields of a game, in the order in which players see them. */
export function FieldList({ control }: { control: Control<FieldsForm> }) {
  const { field, fieldState, formState } = useController({ control, name: 'fields' })
  const list = useRef<HTMLOListElement>(null)
  const toFocus = useRef<number>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    list.current?.children[toFocus.current]?.querySelector('input')?.focus()
    toFocus.current = undefined
  })
  const drafts = field.value
  const change = (next: FieldDraft[], focus?: number) => {
    toFocus.current = focus
    field.onChange(next)
  }
  const move = (from: number, to: number) => {
    const moved = drafts[from]
    if (moved) change(drafts.toSpliced(from, 1).toSpliced(to, 0, moved), to)
  }
  // The list takes the focus of the form to the first field with a problem.
  const focusFirst = {
    focus: () => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  }
  const isJudged = formState.isSubmitted || fieldState.invalid
  return (
    <>
      <ol ref={list} className={styles.list}>
        {drafts.map((draft, index) => (
          // Its place is all that a new field has.
          <FieldRow
            key={index}
            field={draft}
            number={index + 1}
            isLast={index === drafts.length - 1}
            problem={isJudged ? problemOf(draft) : undefined}
            onChange={(changed) => change(drafts.with(index, changed))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => change(drafts.toSpliced(index, 1), Math.max(0, index - 1))}
          />
        ))}
      </ol>
      <div ref={(place) => field.ref(place && focusFirst)}>
        <Button
          size="sm"
          tone="ghost"
          icon={<Plus size={16} />}
          disabled={drafts.length >= limits.profileFieldsEditModel.fields.maxItems}
          onClick={() => change([...drafts, newField], drafts.length)}
        >
          <Trans>Add a field</Trans>
        </Button>
      </div>
    </>
  )
}
