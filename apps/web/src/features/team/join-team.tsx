import { acceptInvite } from '@halyard/query'
import { TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { parseInvite, teamIdOf } from '#features/team/invite.ts'
import { TeamPreview } from '#features/team/team-preview.tsx'
import { FormDialog } from '#shared/form-dialog.tsx'
import { useForm } from '#shared/form.ts'

type JoinTeamProps = {
  /** From an invitation link. */
  code: string
  onClose: () => void
  /** @param teamId the id in the code */
  onJoined: (teamId: number) => void
}

export function JoinTeam({ code, onClose, onJoined }: JoinTeamProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation({
    ...acceptInvite,
    onSuccess: async (data, input, ...rest) => {
      await acceptInvite.onSuccess?.(data, input, ...rest)
      onJoined(teamIdOf(input.code) ?? 0)
    },
  })
  const { formProps, field, values, isChanged } = useForm({
    initial: { code },
    check: (typed) => ({
      ...(parseInvite(typed.code) === undefined && {
        code: t`This is not an invitation code. It ends in a number and 32 letters and digits.`,
      }),
    }),
    onSubmit: (typed) => mutate({ code: parseInvite(typed.code) ?? '' }),
  })
  const teamId = teamIdOf(parseInvite(values.code))
  return (
    <FormDialog
      title={t`Join a team`}
      description={t`Ask the captain of the team for its invitation code or link.`}
      action={isPending ? <Trans>Joining…</Trans> : <Trans>Join team</Trans>}
      formProps={formProps}
      pending={isPending}
      error={error}
      isChanged={isChanged}
      onClose={onClose}
    >
      <TextField
        label={t`Invitation code or link`}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
      />
      {teamId !== undefined && <TeamPreview teamId={teamId} />}
    </FormDialog>
  )
}
