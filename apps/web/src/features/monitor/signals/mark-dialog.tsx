import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useMarkSignal } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type MarkDialogProps = { gameId: number; signal: Schema<'SignalModel'>; onClose: () => void }

/** Says that a signal was looked into, and what was found. */
export function MarkDialog({ gameId, signal, onClose }: MarkDialogProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMarkSignal({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'signal', title: t`Marked as looked into` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { note: signal.mark?.note ?? '' },
    check: () => ({}),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Mark as looked into`}
      description={t`Other staff and the exported evidence show the note. Players never see it.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save the mark</Trans>}
      form={form}
      onSubmit={({ note }) => mutate({ gameId, signal: signal.id, etag: signal.etag, note })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextArea
        control={form.control}
        name="note"
        label={t({ message: 'What was found', comment: 'Label of a note by staff.' })}
        maxLength={limits.signalMarkEditModel.note.maxLength}
        isShort
      />
    </FormDialog>
  )
}
