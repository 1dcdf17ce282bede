import type { Team } from '@halyard/api'
import { useUpdateTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { TeamFields, useTeamCheck } from '#shared/team/team-fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

export function EditTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateTeam({ onSuccess: () => onClose() })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { name: team.name ?? '', bio: team.bio ?? '' },
    check: useTeamCheck(),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Edit the team`}
      description={t`A new name also changes the text of the invitation code; old codes keep working.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      form={form}
      onSubmit={({ name, bio }) =>
        mutate({ teamId: team.id, name: name.trim(), bio: bio.trim() || null })
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <TeamFields control={form.control} />
    </FormDialog>
  )
}
