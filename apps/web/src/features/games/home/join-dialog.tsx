import type { Game, JoinCheck, Team } from '@halyard/api'
import { useGetJoinCheck, useJoinGame, useListMyTeams } from '@halyard/query'
import { Button, Callout, Dialog, Loading, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { answerName, missingAnswers, startingAnswers } from '#features/games/fields/answers.ts'
import { isDecided, joinProblem, nothingChosen, toJoinRequest } from '#features/games/join-form.ts'
import type { JoinValues } from '#features/games/join-form.ts'
import { JoinFields } from '#features/games/home/join-fields.tsx'
import { NewTeam } from '#features/games/home/new-team.tsx'
import { PlayAlone } from '#features/games/home/play-alone.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { FormDialogBody } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type JoinDialogProps = { game: Game; onClose: () => void }

/** Picks a team, a division and a code, and asks to join. What was typed stays when the server refuses. */
export function JoinDialog({ game, onClose }: JoinDialogProps) {
  const { t } = useLingui()
  const gameTitle = game.title
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="md">
        <Dialog.Header title={<Trans>Join {gameTitle}</Trans>} closeLabel={t`Close`} />
        <JoinBody game={game} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function JoinBody({ game, onClose }: JoinDialogProps) {
  const { t } = useLingui()
  const teams = useListMyTeams()
  const check = useGetJoinCheck(game.id)
  const join = useJoinGame()
  const failed = teams.error ?? check.error
  const [chosenId, setChosenId] = useState<number>()
  const [isAdding, setIsAdding] = useState(false)
  const handleDone = (teamId: number) => {
    setChosenId(teamId)
    setIsAdding(false)
    // A team that was joined may play here already, in a division.
    void check.refetch()
  }
  if (teams.data && check.data) {
    const isFirst = teams.data.length === 0
    if (isFirst || isAdding) {
      const back = isFirst ? onClose : () => setIsAdding(false)
      const { data } = check
      const handleAlone = (teamId: number) => {
        handleDone(teamId)
        const values = { ...nothingChosen, teamId }
        if (!isDecided(values, game, data)) return
        void join
          .mutateAsync({ gameId: game.id, ...toJoinRequest(values, game, data) })
          .then(onClose, ignore)
      }
      return (
        <NewTeam isFirst={isFirst} onDone={handleDone} onClose={back}>
          <PlayAlone teams={teams.data} onDone={handleAlone} />
        </NewTeam>
      )
    }
    return (
      <JoinForm
        game={game}
        teams={teams.data}
        chosenId={chosenId}
        check={check.data}
        join={join}
        onAdd={() => setIsAdding(true)}
        onClose={onClose}
      />
    )
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

/** The failure is in the mutation, and the form shows it. */
const ignore = () => {}

type JoinFormProps = JoinDialogProps & {
  teams: readonly Team[]
  /** The one that was made or joined in between. */
  chosenId: number | undefined
  check: JoinCheck
  join: ReturnType<typeof useJoinGame>
  /** Another team is wanted. */
  onAdd: () => void
}

function JoinForm({ game, teams, chosenId, check, join, onAdd, onClose }: JoinFormProps) {
  const { t } = useLingui()
  const { form, error } = useValidatedForm<JoinValues>({
    defaultValues: {
      ...nothingChosen,
      ...startingAnswers(check.profileFields),
      teamId: chosenId ?? teams[0]?.id,
    },
    check: (values) => {
      const problem = joinProblem(values, game, check)
      const missing = missingAnswers(check.profileFields, values)
      return {
        ...Object.fromEntries(missing.map((field) => [answerName(field), t`Give an answer.`])),
        teamId: problem === 'no-team' ? t`Choose a team.` : undefined,
        inviteCode: problem === 'no-code' ? t`This game asks for a code.` : undefined,
        acceptedDeclaration:
          problem === 'not-accepted' ? t`Accept the declaration to join this division.` : undefined,
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
      .then(onClose, ignore)
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
      <div>
        <Button tone="ghost" size="sm" icon={<Plus size={16} />} onClick={onAdd}>
          <Trans>Use another team</Trans>
        </Button>
      </div>
      <Callout tone="warn" icon={<Lock size={16} />}>
        <Trans>
          As soon as <bdi>{teamName}</bdi> is accepted, it is locked until the game ends: nobody can
          leave or be removed, and it cannot be disbanded. New members can still join.
        </Trans>
      </Callout>
    </FormDialogBody>
  )
}
