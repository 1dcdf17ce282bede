import { useAcceptInvite } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { FormTextField } from '#shared/forms/fields.tsx'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { parseInvite, teamIdOf } from '#shared/team/invite.ts'
import { TeamPreview } from '#shared/team/team-preview.tsx'

/** What joins a team by its code, for the dialog it is in. */
export function useJoinTeamForm(code: string, onJoined: (teamId: number) => void) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useAcceptInvite({
    onSuccess: (_data, { code: used }) => onJoined(teamIdOf(used) ?? 0),
  })
  const { form, error: formError } = useValidatedForm({
    defaultValues: { code },
    check: (typed) => ({
      code:
        parseInvite(typed.code) === undefined
          ? t`This is not an invitation code. It ends in a number and 32 letters and digits.`
          : undefined,
    }),
    failure: error,
  })
  const { control } = form
  const teamId = teamIdOf(parseInvite(useWatch({ control, name: 'code' })))
  return {
    form,
    onSubmit: (typed: { code: string }) => mutate({ code: parseInvite(typed.code) ?? '' }),
    pending: isPending,
    error: formError,
    action: isPending ? <Trans>Joining…</Trans> : <Trans>Join team</Trans>,
    children: (
      <>
        <FormTextField
          control={control}
          name="code"
          label={t`Invitation code or link`}
          isMono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {teamId !== undefined && <TeamPreview teamId={teamId} />}
      </>
    ),
  }
}

export type JoinTeamProps = {
  /** From an invitation link. */
  code: string
  onClose: () => void
  /** @param teamId the id in the code */
  onJoined: (teamId: number) => void
}

export function JoinTeam({ code, onClose, onJoined }: JoinTeamProps) {
  const { t } = useLingui()
  return (
    <FormDialog
      title={t`Join a team`}
      description={t`Ask the captain of the team for its invitation code or link.`}
      isDisposable
      onClose={onClose}
      {...useJoinTeamForm(code, onJoined)}
    />
  )
}
