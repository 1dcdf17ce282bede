import type { Game, JoinCheck, Team } from '@halyard/api'
import { joinGame, gameQueries, teamQueries } from '@halyard/query'
import {
  Button,
  Callout,
  Dialog,
  EmptyState,
  ErrorState,
  FormError,
  Loading,
  Skeleton,
  Stack,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from '#shared/router.ts'
import { joinProblem, toJoinRequest } from '#features/games/join-form.ts'
import type { JoinForm, JoinProblem } from '#features/games/join-form.ts'
import * as styles from '#features/games/home/join-dialog.css.ts'
import { JoinFields } from '#features/games/home/join-fields.tsx'
import { useErrorText } from '#shared/error-text.ts'
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
  const errorText = useErrorText()
  const teams = useQuery(teamQueries.mine())
  const check = useQuery(gameQueries.joinCheck(game.id))
  const failed = teams.error ?? check.error
  if (teams.data && check.data) {
    if (teams.data.length === 0) return <NoTeam />
    return <JoinForm game={game} teams={teams.data} check={check.data} onClose={onClose} />
  }
  if (failed) {
    const retry = () => void Promise.all([teams.refetch(), check.refetch()])
    return (
      <Dialog.Body>
        <ErrorState
          title={t`Your teams did not load`}
          actions={
            <Button onClick={retry}>
              <Trans>Try now</Trans>
            </Button>
          }
        >
          {errorText(failed)}
        </ErrorState>
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
        <Trans>Create one, also for you alone, or join your friends with their code.</Trans>
      </EmptyState>
    </Dialog.Body>
  )
}

type JoinFormProps = JoinDialogProps & { teams: readonly Team[]; check: JoinCheck }

function JoinForm({ game, teams, check, onClose }: JoinFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [form, setForm] = useState<JoinForm>({
    teamId: teams[0]?.id,
    divisionId: undefined,
    inviteCode: '',
  })
  const [problem, setProblem] = useState<JoinProblem>()
  const join = useMutation(joinGame)
  const team = teams.find(({ id }) => id === form.teamId)

  const change = (changes: Partial<JoinForm>) => {
    setForm({ ...form, ...changes })
    setProblem(undefined)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = joinProblem(form, game, check)
    setProblem(found)
    if (found || join.isPending) return
    // The new standing takes away the button that holds this dialog: a callback of `mutate` would find nobody, and the address
    // would open the dialog again with the next such button.
    join
      .mutateAsync({ gameId: game.id, ...toJoinRequest(form, game, check) })
      .then(onClose, () => {})
  }

  const teamName = team?.name ?? ''
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Dialog.Body className={styles.body}>
        <JoinFields
          game={game}
          teams={teams}
          check={check}
          form={form}
          onChange={change}
          problem={problem}
        />
        <Callout tone="warn" icon={<Lock size={16} />}>
          <Trans>
            Once you are in, <bdi>{teamName}</bdi> is locked until the game ends: nobody can be
            removed and it cannot be disbanded.
          </Trans>
        </Callout>
        <FormError>{join.error && errorText(join.error)}</FormError>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button>
            <Trans>Cancel</Trans>
          </Button>
        </Dialog.Close>
        <Button type="submit" tone="primary" pending={join.isPending}>
          {join.isPending ? t`Joining…` : <Trans>Join as {teamName}</Trans>}
        </Button>
      </Dialog.Footer>
    </form>
  )
}
