import type { Team } from '@halyard/api'
import { updateTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { TeamFields, useTeamCheck } from '#features/team/team-fields.tsx'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'

export function EditTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation({
    ...updateTeam,
    onSuccess: async (...result) => {
      await updateTeam.onSuccess?.(...result)
      onClose()
    },
  })
  const form = useForm({
    initial: { name: team.name ?? '', bio: team.bio ?? '' },
    check: useTeamCheck(),
    onSubmit: ({ name, bio }) =>
      mutate({ teamId: team.id, name: name.trim(), bio: bio.trim() || null }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Edit the team`}
      description={t`A new name also changes the text of the invitation code; old codes go on working.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
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
