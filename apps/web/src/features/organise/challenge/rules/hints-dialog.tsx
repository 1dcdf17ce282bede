import { limits } from '@halyard/api'
import { useUpdateHints } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import { movedHint } from '#features/organise/challenge/hints.ts'
import { PricedHintRow } from '#features/organise/challenge/rules/priced-hint-row.tsx'
import type { PricedHint } from '#features/organise/challenge/rules/priced-hint-row.tsx'
import type { StoredHints } from '#features/organise/challenge/rules/use-rules.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type HintsForm = { hints: PricedHint[] }

type HintsDialogProps = {
  gameId: number
  challengeId: number
  stored: StoredHints
  onClose: () => void
}

/** Writes the hints that teams pay for. */
export function HintsDialog({ gameId, challengeId, stored, onClose }: HintsDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateHints({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'priced-hints', title: t`Hints with a price saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<HintsForm>({
    defaultValues: { hints: [...stored.hints] },
    check: ({ hints }) =>
      hints.some(({ text, price }) => text.trim() === '' || price === null)
        ? { hints: t`Each hint needs a text and a price.` }
        : {},
    failure: error,
    failingField: 'hints',
  })
  const save = ({ hints }: HintsForm) =>
    mutate({
      gameId,
      challengeId,
      etag: stored.etag,
      hints: hints.map(({ id, text, price }) => ({
        ...(id !== undefined && { id }),
        text,
        price: price ?? 0,
      })),
    })
  return (
    <FormDialog
      title={t`Hints with a price`}
      description={t`A team pays for a hint once, and all of its members read it. A team that has fewer points than a hint costs cannot open it. After the game they are free in practice mode.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save hints</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <PricedHints control={form.control} />
    </FormDialog>
  )
}

function PricedHints({ control }: { control: Control<HintsForm> }) {
  const { field, fieldState } = useController({ control, name: 'hints' })
  const errorId = useId()
  const list = useRef<HTMLOListElement>(null)
  const toFocus = useRef<number>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    list.current?.querySelectorAll('textarea')[toFocus.current]?.focus()
    toFocus.current = undefined
  })
  const hints = field.value
  const change = (next: PricedHint[], focus?: number) => {
    toFocus.current = focus
    field.onChange(next)
  }
  const problem = fieldState.error?.message
  return (
    <>
      <ol ref={list} className={styles.hints} aria-describedby={problem && errorId}>
        {hints.map((hint, index) => (
          // Its place is all that a new hint has.
          <PricedHintRow
            key={index}
            hint={hint}
            number={index + 1}
            isLast={index === hints.length - 1}
            onChange={(changed) => change(hints.with(index, changed))}
            onMove={(by) => change(movedHint(hints, index, index + by), index + by)}
            onRemove={() => change(hints.toSpliced(index, 1), Math.max(0, index - 1))}
          />
        ))}
      </ol>
      {problem && (
        <p id={errorId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button
          size="sm"
          tone="ghost"
          icon={<Plus size={16} />}
          disabled={hints.length >= limits.pricedHintsEditModel.hints.maxItems}
          onClick={() => change([...hints, { text: '', price: null }], hints.length)}
        >
          <Trans>Add a hint</Trans>
        </Button>
      </div>
    </>
  )
}
