import { createTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { TeamFields, useTeamCheck } from '#features/team/team-fields.tsx'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'

type CreateTeamProps = { onClose: () => void; onCreated: (teamId: number) => void }

export function CreateTeam({ onClose, onCreated }: CreateTeamProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation({
    ...createTeam,
    onSuccess: async (team, ...rest) => {
      await createTeam.onSuccess?.(team, ...rest)
      onCreated(team.id)
    },
  })
  const form = useForm({
    initial: { name: '', bio: '' },
    check: useTeamCheck(),
    onSubmit: ({ name, bio }) => mutate({ name: name.trim(), bio: bio.trim() }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Create a team`}
      description={t`You become its captain and can invite others with a code.`}
      action={isPending ? <Trans>Creating…</Trans> : <Trans>Create team</Trans>}
      formProps={form.formProps}
      pending={isPending}
      error={form.isFieldFailure ? undefined : error}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <TeamFields form={form} />
    </FormDialog>
  )
}
