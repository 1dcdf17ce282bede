import { useCreateTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { TeamFields, useTeamCheck } from '#features/team/team-fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type CreateTeamProps = { onClose: () => void; onCreated: (teamId: number) => void }

export function CreateTeam({ onClose, onCreated }: CreateTeamProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useCreateTeam({ onSuccess: (team) => onCreated(team.id) })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { name: '', bio: '' },
    check: useTeamCheck(),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Create a team`}
      description={t`You become its captain and can invite others with a code.`}
      action={isPending ? <Trans>Creating…</Trans> : <Trans>Create team</Trans>}
      form={form}
      onSubmit={({ name, bio }) => mutate({ name: name.trim(), bio: bio.trim() })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <TeamFields control={form.control} />
    </FormDialog>
  )
}
