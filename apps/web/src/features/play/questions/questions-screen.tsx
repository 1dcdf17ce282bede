import type { Game } from '@halyard/api'
import { Card, EmptyState, PageHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { AskForm } from '#features/play/questions/ask-form.tsx'
import { QuestionList } from '#features/play/questions/question-list.tsx'
import * as styles from '#features/play/questions/questions.css.ts'
import { useNewAnswers } from '#features/play/questions/use-new-answers.ts'
import { useQuestions } from '#shared/game/questions/use-questions.ts'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame } from '#shared/list/list-frame.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'

/** Where a team asks the organizers, and reads the answers. */
export function QuestionsScreen({ game }: { game: Game }) {
  const { t } = useLingui()
  const hasQuestions = useHasExtension('questions')
  const { isOffered } = useQuestions(game)
  const title = t({ message: 'Questions', comment: 'Page where a team asks the organizers.' })
  return (
    <Page title={[title, game.title]} width="reading">
      <PageHeader title={title} />
      {isOffered ? (
        <Questions game={game} />
      ) : (
        <EmptyState
          level={2}
          title={
            hasQuestions ? t`Your team is not in this game` : t`This server takes no questions`
          }
        >
          {hasQuestions ? (
            <Trans>Teams that were accepted ask the organizers here.</Trans>
          ) : (
            <Trans>Ask the organizers where they have announced it.</Trans>
          )}
        </EmptyState>
      )}
    </Page>
  )
}

function Questions({ game }: { game: Game }) {
  const { t } = useLingui()
  const { questions, error, refetch, mayAsk } = useQuestions(game)
  const isNew = useNewAnswers(game.id, questions)
  return (
    <Stack gap={6}>
      {mayAsk && (
        <Card className={styles.form}>
          <AskForm gameId={game.id} />
          <p className={styles.note}>
            <Trans>
              To ask about a challenge, open it and ask there: then those who made it see your
              question, too.
            </Trans>
          </p>
        </Card>
      )}
      <ListFrame
        data={questions}
        error={error}
        onRetry={refetch}
        failed={t`The questions did not load`}
        loading={t`The questions are loading`}
        empty={
          <EmptyState level={2} title={t`Your team has asked nothing yet`}>
            <Trans>Questions and answers are shown here to your whole team.</Trans>
          </EmptyState>
        }
      >
        {(all) => <QuestionList gameId={game.id} questions={all} isNew={isNew} />}
      </ListFrame>
    </Stack>
  )
}
