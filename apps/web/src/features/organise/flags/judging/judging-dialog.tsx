import { hasStatus } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useJudgeAnswersAgain, usePreviewJudging } from '@halyard/query'
import { Button, Callout, Dialog, Skeleton, Stack } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { JudgedNotice } from '#features/organise/flags/judging/judged-notice.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './judging.css.ts'

type Judging = Schema<'JudgingModel'>

const changeLabels = {
  gains: msg`gets the solve`,
  loses: msg`loses the solve`,
  moves: msg`has its solve by another answer`,
} satisfies Record<Schema<'JudgingChange'>, ReturnType<typeof msg>>

type JudgingDialogProps = { gameId: number; challengeId: number; onClose: () => void }

/** Says who gains and who loses before anything is changed, and carries out exactly that. */
export function JudgingDialog({ gameId, challengeId, onClose }: JudgingDialogProps) {
  const { t } = useLingui()
  const preview = usePreviewJudging(gameId, challengeId)
  const judging = useJudgeAnswersAgain({
    onSuccess: () => toast({ tone: 'ok', id: 'judging', title: t`Answers judged again` }),
  })
  const { data: plan, error, isFetching } = preview
  const done = judging.data
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="md" phone="sheet">
        <Dialog.Header title={t`Judge earlier answers again`} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={3}>
            {done ? (
              <Done judging={done} gameId={gameId} challengeId={challengeId} />
            ) : (
              <>
                {error && (
                  <LoadFailed
                    level={3}
                    title={t`What would change could not be loaded`}
                    error={error}
                    onRetry={() => void preview.refetch()}
                  />
                )}
                {!plan && !error && <Skeleton height="8rem" shape="box" />}
                {plan && <Plan judging={plan} />}
                {judging.error && (
                  <Callout tone="bad" role="alert">
                    {hasStatus(judging.error, 412) ? (
                      <Trans>
                        More answers came in the meantime, and nothing was changed. Look at the list
                        again.
                      </Trans>
                    ) : (
                      <ErrorMessage error={judging.error} />
                    )}
                  </Callout>
                )}
              </>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{done ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}</Button>
          {!done && plan && plan.changed > 0 && (
            <Button
              tone="primary"
              loading={judging.isPending || isFetching}
              onClick={() => judging.mutate({ gameId, challengeId, etag: plan.etag })}
            >
              <Trans>Judge again</Trans>
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Plan({ judging: { answers, changed, teams } }: { judging: Judging }) {
  return (
    <>
      <p>
        <Plural value={answers} one="# answer was compared." other="# answers were compared." />{' '}
        {changed === 0 ? (
          <Trans>Every verdict stays as it is.</Trans>
        ) : (
          <Plural value={changed} one="# gets another verdict." other="# get another verdict." />
        )}
      </p>
      {changed > 0 && teams.length === 0 && (
        <p>
          <Trans>No team gains or loses a solve by it.</Trans>
        </p>
      )}
      <Teams teams={teams} />
    </>
  )
}

type DoneProps = { judging: Judging; gameId: number; challengeId: number }

function Done({ judging: { teams }, gameId, challengeId }: DoneProps) {
  return (
    <>
      <p role="status">
        <Trans>Done. The scoreboard follows.</Trans>
      </p>
      <Teams teams={teams} />
      <JudgedNotice gameId={gameId} challengeId={challengeId} />
    </>
  )
}

function Teams({ teams }: Pick<Judging, 'teams'>) {
  const { t } = useLingui()
  if (teams.length === 0) return null
  return (
    <ul className={styles.teams} aria-label={t`Teams whose solve changes`}>
      {teams.map((team) => (
        <TeamRow key={team.participationId} {...team} />
      ))}
    </ul>
  )
}

function TeamRow({ team, change, ...of }: Judging['teams'][number]) {
  const { i18n } = useLingui()
  const { number } = useFormat()
  const rank = (value: number) => (value === 0 ? '–' : number(value))
  const [scoreBefore, scoreAfter] = [number(of.scoreBefore), number(of.scoreAfter)]
  const [rankBefore, rankAfter] = [rank(of.rankBefore), rank(of.rankAfter)]
  return (
    <li className={styles.team}>
      <span className={styles.name}>
        <bdi>{team}</bdi> {i18n._(changeLabels[change])}
      </span>
      <span className={styles.facts}>
        <Trans>
          Points: {scoreBefore} → {scoreAfter}
        </Trans>
        {' · '}
        <Trans>
          Rank: {rankBefore} → {rankAfter}
        </Trans>
      </span>
    </li>
  )
}
