import { limits } from '@halyard/api'
import type { Team } from '@halyard/api'
import { useAdminUpdateTeam } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { nameOf } from '#features/administer/teams/teams.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { name, bio } = limits.adminTeamModel

/** Changes what a team says of itself. */
export function TeamDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useAdminUpdateTeam({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'team', title: t`Team saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { name: team.name ?? '', bio: team.bio ?? '' },
    check: (values) => ({
      name: nameProblem(values.name.trim()),
      bio: bioProblem(values.bio.trim()),
    }),
    failure: error,
  })
  const tooLong = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  const nameProblem = (typed: string) =>
    typed === '' ? t`A team needs a name.` : tooLong(typed, name)
  // The server takes "nothing" as "keep it".
  const bioProblem = (typed: string) =>
    typed === '' && team.bio ? t`A description can be changed, not removed.` : tooLong(typed, bio)
  return (
    <FormDialog
      placement="side"
      title={<bdi>{nameOf(team)}</bdi>}
      action={<Trans>Save</Trans>}
      form={form}
      onSubmit={(values) =>
        mutate({ teamId: team.id, name: values.name.trim(), bio: values.bio.trim() })
      }
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t`Name`}
        maxLength={name.maxLength}
        dir="auto"
      />
      <FormTextArea
        control={form.control}
        name="bio"
        label={t`About the team`}
        maxLength={bio.maxLength}
        rows={2}
      />
    </FormDialog>
  )
}
