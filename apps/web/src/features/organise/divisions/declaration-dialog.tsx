import { useGetDeclaration, useUpdateDeclaration } from '@halyard/query'
import { Callout, Dialog, Loading, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeclarationCheck } from '#features/organise/divisions/declaration-check.ts'
import type { Division } from '#features/organise/divisions/rights-draft.ts'
import { useTeamCounts } from '#features/organise/divisions/use-team-counts.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type DeclarationForm = { text: string }
type Stored = { text: string; etag: string }

type DeclarationDialogProps = {
  gameId: number
  division: Pick<Division, 'id' | 'name'>
  onClose: () => void
}

/** What those who join a division accept. */
export function DeclarationDialog(props: DeclarationDialogProps) {
  const { gameId, division, onClose } = props
  const { t } = useLingui()
  const { data, error, refetch } = useGetDeclaration(gameId, division.id)
  if (data) return <DeclarationEditor {...props} stored={data} />
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={<Trans>Declaration</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          {error ? (
            <LoadFailed
              title={t`The declaration did not load`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading label={t`The declaration is loading`}>
              <Skeleton height="12rem" shape="box" />
            </Loading>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type DeclarationEditorProps = DeclarationDialogProps & { stored: Stored }

function DeclarationEditor({
  gameId,
  division: { id: divisionId, name: divisionName },
  stored,
  onClose,
}: DeclarationEditorProps) {
  const { t } = useLingui()
  const check = useDeclarationCheck()
  const teams = useTeamCounts(gameId)
  const { mutate, isPending, error } = useUpdateDeclaration({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'declaration', title: t`Declaration saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<DeclarationForm>({
    defaultValues: { text: stored.text },
    check: ({ text }) => ({ text: check(text) }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Declaration of “${divisionName}”`}
      description={t`Each player reads and accepts this text when joining. Without a text nothing is asked.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save declaration</Trans>}
      form={form}
      onSubmit={({ text }) => mutate({ gameId, divisionId, etag: stored.etag, text })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      {stored.text !== '' && (teams?.get(divisionId) ?? 0) > 0 && (
        <Callout tone="info">
          <Trans>
            Those who accepted the text as it is are marked in the review once you change it. What
            they accepted stays recorded.
          </Trans>
        </Callout>
      )}
      <FormMarkdownField control={form.control} name="text" label={t`Declaration`} />
    </FormDialog>
  )
}
