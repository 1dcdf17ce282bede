import type { Notice } from '@halyard/api'
import { useUpdateNotice } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { NoticePreview } from '#features/organise/notices/preview.tsx'
import { maxLength, useNoticeForm } from '#features/organise/notices/use-notice-form.ts'
import { ConflictList } from '#shared/forms/conflict-list.tsx'
import { writeDraft } from '#shared/forms/draft.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { RestoredDraft } from '#shared/forms/restored-draft.tsx'

type EditNoticeProps = { gameId: number; notice: Notice; onClose: () => void }

/** Changes a notice that is out already. */
export function EditNotice({ gameId, notice: { id: noticeId, values }, onClose }: EditNoticeProps) {
  const { t } = useLingui()
  const draftName = `notice:${gameId}:${noticeId}`
  const close = () => {
    writeDraft(draftName, undefined)
    onClose()
  }
  const { mutate, isPending, error } = useUpdateNotice({ onSuccess: close })
  const edit = useNoticeForm({ draftName, content: values[0] ?? '', failure: error })
  const label = t({ message: 'Text', comment: 'Label of a field: what a notice says.' })
  return (
    <FormDialog
      title={t`Edit notice`}
      description={t`Players see the change within a minute, without an alert. Its time is updated.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save notice</Trans>}
      form={edit.form}
      onSubmit={({ content }) => {
        if (edit.conflicts.length === 0) mutate({ gameId, noticeId, content: content.trim() })
      }}
      pending={isPending}
      error={edit.error}
      onClose={close}
    >
      <RestoredDraft edit={edit} />
      <ConflictList edit={edit} texts={{ content: { label, text: (text) => text } }} />
      <FormTextArea
        control={edit.form.control}
        name="content"
        label={label}
        maxLength={maxLength}
      />
      <NoticePreview content={edit.values.content} />
    </FormDialog>
  )
}
