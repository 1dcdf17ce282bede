import { limits } from '@halyard/api'
import { useCloneChallenge } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useChallengeTitleCheck } from '#features/organise/challenges/challenge-title.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type CloneChallengeProps = { gameId: number; line: ChallengeLine; onClose: () => void }

/** Copies a challenge with its files and flags under another title. */
export function CloneChallenge({ gameId, line, onClose }: CloneChallengeProps) {
  const { t } = useLingui()
  const original = line.title
  const checkTitle = useChallengeTitleCheck()
  const { mutate, isPending, error } = useCloneChallenge({
    onSuccess: ({ title }) => {
      toast({
        tone: 'ok',
        id: 'clone',
        title: t`“${title}” was created`,
        body: t`Players do not see it until you enable it.`,
      })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { title: t`${original} (copy)` },
    check: ({ title }) => ({ title: checkTitle(title) }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Clone “${original}”`}
      description={t`Description, hints, flags, files and all settings are copied; solves are not.`}
      action={isPending ? <Trans>Cloning…</Trans> : <Trans>Clone challenge</Trans>}
      form={form}
      onSubmit={({ title }) => mutate({ gameId, challengeId: line.id, title: title.trim() })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="title"
        label={t`Title of the copy`}
        maxLength={limits.challengeInfoInput.title.maxLength}
        dir="auto"
        autoComplete="off"
      />
    </FormDialog>
  )
}
