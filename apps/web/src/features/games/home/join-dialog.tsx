import type { Game, JoinCheck, Team } from '@halyard/api'
import { useGetJoinCheck, useJoinGame, useListMyTeams } from '@halyard/query'
import { Button, Callout, Dialog, EmptyState, Loading, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from '#shared/link.tsx'
import { joinProblem, toJoinRequest } from '#features/games/join-form.ts'
import type { JoinValues } from '#features/games/join-form.ts'
import { JoinFields } from '#features/games/home/join-fields.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { FormDialogBody } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { paths } from '#shared/paths.ts'

type JoinDialogProps = { game: Game; onClose: () => void }

/** Picks a team, a division and a code, and asks to join. What was typed stays when the server refuses. */
export function JoinDialog({ game, onClose }: JoinDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="md">
        <Dialog.Header title={<Trans>Join {game.title}</Trans>} closeLabel={t`Close`} />
        <JoinBody game={game} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function JoinBody({ game, onClose }: JoinDialogProps) {
  const { t } = useLingui()
  const teams = useListMyTeams()
  const check = useGetJoinCheck(game.id)
  const failed = teams.error ?? check.error
  if (teams.data && check.data) {
    if (teams.data.length === 0) return <NoTeam />
    return <JoinForm game={game} teams={teams.data} check={check.data} onClose={onClose} />
  }
  if (failed) {
    const retry = () => void Promise.all([teams.refetch(), check.refetch()])
    return (
      <Dialog.Body>
        <LoadFailed title={t`Your teams did not load`} error={failed} onRetry={retry} />
      </Dialog.Body>
    )
  }
  return (
    <Dialog.Body>
      <Loading label={t`Loading your teams`}>
        <Stack gap={2}>
          <Skeleton height="3.5rem" shape="box" />
          <Skeleton height="3.5rem" shape="box" />
        </Stack>
      </Loading>
    </Dialog.Body>
  )
}

function NoTeam() {
  const { t } = useLingui()
  return (
    <Dialog.Body>
      <EmptyState
        title={t`You need a team first`}
        actions={
          <>
            <Button asChild>
              <Link to={paths.teams()}>
                <Trans>Join with a code</Trans>
              </Link>
            </Button>
            <Button tone="primary" asChild>
              <Link to={paths.teams()}>
                <Trans>Create team</Trans>
              </Link>
            </Button>
          </>
        }
      >
        <Trans>Create one, even just for yourself, or join your friends with their code.</Trans>
      </EmptyState>
    </Dialog.Body>
  )
}

type JoinFormProps = JoinDialogProps & { teams: readonly Team[]; check: JoinCheck }

function JoinForm({ game, teams, check, onClose }: JoinFormProps) {
  const { t } = useLingui()
  const join = useJoinGame()
  const { form, error } = useValidatedForm<JoinValues>({
    defaultValues: { teamId: teams[0]?.id, divisionId: undefined, inviteCode: '' },
    check: (values) => {
      const problem = joinProblem(values, game, check)
      return {
        teamId: problem === 'no-team' ? t`Pick a team.` : undefined,
        inviteCode: problem === 'no-code' ? t`This game asks for a code.` : undefined,
      }
    },
    failure: join.error,
  })
  const teamId = useWatch({ control: form.control, name: 'teamId' })
  const teamName = teams.find(({ id }) => id === teamId)?.name ?? ''
  // The new standing takes away the button that holds this dialog: a callback of `mutate` would find nobody, and the address
  // would open the dialog again with the next such button.
  const submit = (values: JoinValues) =>
    void join
      .mutateAsync({ gameId: game.id, ...toJoinRequest(values, game, check) })
      .then(onClose, () => {})
  return (
    <FormDialogBody
      form={form}
      onSubmit={submit}
      pending={join.isPending}
      error={error}
      action={join.isPending ? t`Joining…` : <Trans>Join as {teamName}</Trans>}
      onClose={onClose}
    >
      <JoinFields control={form.control} game={game} teams={teams} check={check} />
      <Callout tone="warn" icon={<Lock size={16} />}>
        <Trans>
          Is everybody in <bdi>{teamName}</bdi>? As soon as it is accepted, the team is locked until
          the game ends: nobody can join, leave or be removed, and it cannot be disbanded.
        </Trans>
      </Callout>
    </FormDialogBody>
  )
}
