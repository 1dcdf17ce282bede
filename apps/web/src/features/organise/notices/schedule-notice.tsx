import type { Schema } from '@halyard/api'
import { useScheduleNotice, useUpdateScheduledNotice } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { NoticePreview } from '#features/organise/notices/preview.tsx'
import { maxLength, useContentProblem } from '#features/organise/notices/use-notice-form.ts'
import { now } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormDateTimeField } from '#shared/forms/value-fields.tsx'

type ScheduleForm = { content: string; publishAt: number | null }

type ScheduleNoticeProps = {
  gameId: number
  /** One that waits already, or what is typed so far. */
  stored: Partial<Schema<'ScheduledNoticeModel'>>
  onSaved?: () => void
  onClose: () => void
}

/** Chooses when a notice is published, and changes one that waits. */
export function ScheduleNotice({ gameId, stored, onSaved, onClose }: ScheduleNoticeProps) {
  const { t } = useLingui()
  const problemOf = useContentProblem()
  const done = {
    onSuccess: () => {
      toast({ tone: 'ok', id: 'notice', title: t`Notice scheduled` })
      onSaved?.()
      onClose()
    },
  }
  const create = useScheduleNotice(done)
  const change = useUpdateScheduledNotice(done)
  const { isPending, error } = stored.id === undefined ? create : change
  const { form, error: formError } = useValidatedForm<ScheduleForm>({
    defaultValues: { content: stored.content ?? '', publishAt: stored.publishAt ?? null },
    check: ({ content, publishAt }) => ({
      content: problemOf(content),
      publishAt:
        publishAt === null || publishAt <= now() ? t`Choose a time in the future.` : undefined,
    }),
    failure: error,
  })
  const content = useWatch({ control: form.control, name: 'content' })
  const save = ({ content: typed, publishAt }: ScheduleForm) => {
    const body = { gameId, content: typed.trim(), publishAt: publishAt ?? 0 }
    if (stored.id === undefined) create.mutate(body)
    else change.mutate({ ...body, noticeId: stored.id })
  }
  return (
    <FormDialog
      title={t`Schedule a notice`}
      description={t`Everyone in the game gets it at that time, with an alert. Until then only organizers see it.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Schedule notice</Trans>}
      form={form}
      onSubmit={save}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextArea
        control={form.control}
        name="content"
        label={t({ message: 'Text', comment: 'Label of a field: what a notice says.' })}
        maxLength={maxLength}
      />
      <FormDateTimeField control={form.control} name="publishAt" label={t`Publish at`} />
      <NoticePreview content={content} />
    </FormDialog>
  )
}
