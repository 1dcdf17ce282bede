import { useCreateTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { TeamFields, useTeamCheck } from '#shared/team/team-fields.tsx'

/** What makes a team, for the dialog it is in. */
export function useCreateTeamForm(onCreated: (teamId: number) => void) {
  const { mutate, isPending, error } = useCreateTeam({ onSuccess: (team) => onCreated(team.id) })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { name: '', bio: '' },
    check: useTeamCheck(),
    failure: error,
  })
  return {
    form,
    onSubmit: ({ name, bio }: { name: string; bio: string }) =>
      mutate({ name: name.trim(), bio: bio.trim() }),
    pending: isPending,
    error: formError,
    action: isPending ? <Trans>Creating…</Trans> : <Trans>Create team</Trans>,
    children: <TeamFields control={form.control} />,
  }
}

type CreateTeamProps = { onClose: () => void; onCreated: (teamId: number) => void }

export function CreateTeam({ onClose, onCreated }: CreateTeamProps) {
  const { t } = useLingui()
  return (
    <FormDialog
      title={t`Create a team`}
      description={t`You become its captain and can invite others with a code.`}
      onClose={onClose}
      {...useCreateTeamForm(onCreated)}
    />
  )
}
