import { limits } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { useGetProfileFields, useUpdateProfileFields } from '@halyard/query'
import { Callout, Dialog, Loading, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { FieldList } from '#features/organise/fields/field-list.tsx'
import { lostFields, problemOf, toForm, toUpdate } from '#features/organise/fields/fields-form.ts'
import type { FieldsForm, StoredFields } from '#features/organise/fields/fields-form.ts'
import { now } from '#shared/clock/clock.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { FormDateTimeField } from '#shared/forms/value-fields.tsx'

type FieldsDialogProps = { game: Pick<GameSettings, 'id' | 'end'>; onClose: () => void }

/** What each player is asked before joining, why, and until when the answers are stored. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { game, onClose } = props
  const { t } = useLingui()
  const { data, error, refetch } = useGetProfileFields(game.id)
  if (data) return <FieldsEditor {...props} stored={data} />
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={<Trans>Ask players</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          {error ? (
            <LoadFailed
              title={t`The fields did not load`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading label={t`The fields are loading`}>
              <Skeleton height="12rem" shape="box" />
            </Loading>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function FieldsEditor({ game, stored, onClose }: FieldsDialogProps & { stored: StoredFields }) {
  const { t } = useLingui()
  const { date } = useFormat()
  const latest = date(stored.latestDeleteAt)
  const { mutate, isPending, error } = useUpdateProfileFields({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'fields', title: t`Fields saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<FieldsForm>({
    defaultValues: toForm(stored, game.end),
    check: ({ reason, deleteAt, fields }) => {
      if (fields.length === 0) return {}
      const isOutside =
        deleteAt !== null &&
        deleteAt !== stored.deleteAt &&
        (deleteAt <= now() || deleteAt > stored.latestDeleteAt)
      return {
        reason: reason.trim() === '' ? t`Say why you ask. Players read it.` : undefined,
        deleteAt:
          deleteAt === null || isOutside
            ? t`Choose a time in the future, ${latest} at the latest.`
            : undefined,
        fields: fields.some(problemOf) ? t`A field is not complete.` : undefined,
      }
    },
    failure: error,
  })
  return (
    <FormDialog
      title={t`Ask players`}
      description={t`Each player answers before joining. Who plays already is asked on the game's page. Only organizers and the player read the answers.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save fields</Trans>}
      form={form}
      onSubmit={(values) => mutate({ gameId: game.id, etag: stored.etag, ...toUpdate(values) })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      {stored.deletedAt !== null && <AlreadyDeleted at={stored.deletedAt} />}
      <FormTextArea
        control={form.control}
        name="reason"
        label={t`Why you ask`}
        hint={t`Players read it before they answer, such as: We print badges and order shirts.`}
        maxLength={limits.profileFieldsEditModel.reason.maxLength}
        isShort
      />
      <FormDateTimeField
        control={form.control}
        name="deleteAt"
        label={t`Answers are deleted at`}
        hint={t`From then on nothing is asked. ${latest} at the latest.`}
      />
      <FieldList control={form.control} />
      <LostAnswers control={form.control} stored={stored} />
    </FormDialog>
  )
}

function AlreadyDeleted({ at }: { at: number }) {
  const time = <LocalTime at={at} />
  return (
    <Callout tone="info">
      <Trans>
        The answers were deleted on {time}, and nothing is asked anymore. To ask again, choose
        another time.
      </Trans>
    </Callout>
  )
}

/** Says before the save which answers it deletes. */
function LostAnswers({ control, stored }: { control: Control<FieldsForm>; stored: StoredFields }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const fields = useWatch({ control, name: 'fields' })
  const lost = lostFields(stored, { fields })
  if (lost.length === 0) return null
  return (
    <Callout tone="warn" title={t`This save deletes answers for good`}>
      <ul>
        {lost.map(({ id, label, answerCount }) => (
          <li key={id}>
            <bdi>{label}</bdi>: {number(answerCount)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
