import type { Schema } from '@halyard/api'
import { Button, EmptyState, FilterChips, PageHeader, Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareQuote } from 'lucide-react'
import { Suspense } from 'react'
import { QuestionPanel } from '#features/organise/questions/question-panel.tsx'
import { QuestionRows } from '#features/organise/questions/question-rows.tsx'
import * as styles from '#features/organise/questions/questions.css.ts'
import { SaveQuestions } from '#features/organise/questions/save-questions.tsx'
import {
  questionFilters,
  useQuestionChoice,
} from '#features/organise/questions/use-question-choice.ts'
import type { QuestionState } from '#features/organise/questions/use-question-choice.ts'
import { useQueue } from '#features/organise/questions/use-queue.ts'
import type { Queue } from '#features/organise/questions/use-queue.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useMayOpen } from '#shared/session/user.ts'

const CannedDialog = lazyPart(
  'CannedDialog',
  () => import('#features/organise/questions/canned-dialog.tsx'),
)

type QueueScreenProps = { game: { id: number; title: string } }

/** What teams ask, for who answers. */
export function QueueScreen({ game }: QueueScreenProps) {
  const { t } = useLingui()
  const hasQuestions = useHasExtension('questions')
  const title = t`Questions`
  return (
    <Page title={[title, game.title]} width="page">
      {hasQuestions ? (
        <OpenQueue game={game} />
      ) : (
        <>
          <PageHeader title={title} />
          <EmptyState level={2} title={t`This server takes no questions`}>
            <Trans>Teams cannot ask anything here.</Trans>
          </EmptyState>
        </>
      )}
    </Page>
  )
}

function OpenQueue({ game }: QueueScreenProps) {
  const { t } = useLingui()
  const queue = useQueue(game.id)
  const { data, error, refetch, current } = queue
  const { choice, set } = useQuestionChoice()
  const dialog = useOpenParam('dlg')
  const mayEdit = useMayOpen()('monitorOverview', game.id)
  return (
    <>
      <PageHeader
        title={<Trans comment="Page where staff answer what teams ask.">Questions</Trans>}
        actions={
          <>
            {mayEdit && (
              <Button icon={<MessageSquareQuote size={16} />} onClick={() => dialog.open('canned')}>
                <Trans>Canned answers</Trans>
              </Button>
            )}
            <SaveQuestions game={game} isEmpty={data?.total === 0} />
          </>
        }
      />
      <Tools queue={queue} />
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The questions did not load`}
        loading={t`The questions are loading`}
      >
        {() =>
          current ? (
            <div className={styles.body}>
              <QuestionRows {...queue} />
              <QuestionPanel key={current.id} gameId={game.id} question={current} {...queue} />
            </div>
          ) : (
            <NothingMatches
              title={
                choice.state === 'waiting'
                  ? t`No question waits`
                  : t`No question matches the filter`
              }
              showAll={t`Show all questions`}
              onShowAll={() => set({ state: 'all', challenge: undefined, team: undefined })}
            />
          )
        }
      </ListFrame>
      <Suspense>
        {dialog.value === 'canned' && <CannedDialog gameId={game.id} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

const countOf = (state: QuestionState, { open, claimed, answered }: Schema<'QuestionCounts'>) =>
  ({ open, claimed, answered, waiting: open + claimed, all: open + claimed + answered })[state]

const idOf = (value: string) => (value === 'all' ? undefined : Number(value))

const options = (label: string, found: ReadonlyMap<number, string>) => [
  { value: 'all', label },
  ...[...found].map(([id, name]) => ({ value: String(id), label: name })),
]

/** Which questions are listed. */
function Tools({ queue }: { queue: Queue }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { choice, set } = useQuestionChoice()
  const labels = {
    waiting: t({ message: 'Waiting', context: 'questions' }),
    open: t({ message: 'Open', context: 'questions' }),
    claimed: t({ message: 'Claimed', context: 'questions' }),
    answered: t({ message: 'Answered', context: 'questions' }),
    all: t({ message: 'All', context: 'questions' }),
  } satisfies Record<QuestionState, string>
  const challenges = new Map(
    queue.rows.flatMap(({ challengeId, challenge }) =>
      challengeId === null || challenge === null ? [] : [[challengeId, challenge] as const],
    ),
  )
  const teams = new Map(queue.rows.map(({ participationId, team }) => [participationId, team]))
  return (
    <div className={styles.tools}>
      <FilterChips
        label={t`State`}
        type="single"
        value={choice.state}
        onValueChange={(state) => set({ state })}
        options={questionFilters.map((value) => ({
          value,
          label: labels[value],
          ...(queue.data && { count: number(countOf(value, queue.data.counts)) }),
        }))}
      />
      <div className={styles.select}>
        <Select
          label={t`Challenge`}
          isLabelHidden
          options={options(t`All challenges`, challenges)}
          value={String(choice.challenge ?? 'all')}
          onValueChange={(value) => set({ challenge: idOf(value) })}
        />
      </div>
      <div className={styles.select}>
        <Select
          label={t`Team`}
          isLabelHidden
          options={options(t`All teams`, teams)}
          value={String(choice.team ?? 'all')}
          onValueChange={(value) => set({ team: idOf(value) })}
        />
      </div>
    </div>
  )
}
