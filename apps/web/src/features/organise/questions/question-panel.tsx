import { useClaimQuestion, useReleaseQuestion } from '@halyard/query'
import { Button, Callout, Card, FormError, IconButton, Kbd } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Hand, MessageCircleReply, Undo2 } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { QuestionState } from '#features/organise/questions/question-state.tsx'
import * as styles from '#features/organise/questions/questions.css.ts'
import { useQueueKeys } from '#features/organise/questions/use-queue-keys.ts'
import type { Queue, StaffQuestion } from '#features/organise/questions/use-queue.ts'
import { Markdown } from '#shared/content/markdown.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import { lazyComponent } from '#shared/lazy-component.tsx'
import { useShortcuts } from '#shared/preferences/shortcuts.ts'

const [AnswerForm, loadForm] = lazyComponent(
  'AnswerForm',
  () => import('#features/organise/questions/answer-form.tsx'),
)

type QuestionPanelProps = Pick<
  Queue,
  'choose' | 'next' | 'previous' | 'isAnswering' | 'setIsAnswering'
> & {
  gameId: number
  question: StaffQuestion
}

/** One question, and what staff does about it. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { gameId, question, choose, next, previous, isAnswering, setIsAnswering } = props
  const { t } = useLingui()
  const claim = useClaimQuestion()
  const release = useReleaseQuestion()
  const { state, isMine, answer } = question
  const variables = { gameId, questionId: question.id }
  const canClaim = state === 'open'
  const canRelease = state === 'claimed'
  const begin = () => {
    setIsAnswering(true)
    if (canClaim) claim.mutate(variables)
  }
  const toggle = () => {
    release.reset()
    claim.reset()
    if (canClaim) claim.mutate(variables)
    else if (canRelease) release.mutate(variables)
  }
  useQueueKeys({
    j: () => choose(next),
    k: () => choose(previous),
    ...(state !== 'answered' && { c: toggle }),
    r: begin,
  })
  useEffect(() => void loadForm(), [])
  const failure = claim.error ?? release.error
  return (
    <Card className={styles.panel}>
      <div className={styles.meta}>
        <bdi>{question.team}</bdi>
        {question.teamStatus !== 'Accepted' && <StatusMark status={question.teamStatus} />}
        {question.user !== null && <bdi>{question.user}</bdi>}
        <LocalTime at={question.askedAt} format="dateTime" />
        {question.challenge !== null && <bdi>{question.challenge}</bdi>}
        <QuestionState question={question} />
        <IconButton
          label={t`Previous question`}
          size="sm"
          disabled={!previous}
          onClick={() => choose(previous)}
        >
          <ChevronUp size={16} />
        </IconButton>
        <IconButton
          label={t`Next question`}
          size="sm"
          disabled={!next}
          onClick={() => choose(next)}
        >
          <ChevronDown size={16} />
        </IconButton>
      </div>
      <p className={styles.written} dir="auto">
        {question.content}
      </p>
      {answer !== null && <Answered question={question} answer={answer} />}
      {state === 'claimed' && !isMine && <ClaimedByOther name={question.claimedBy ?? ''} />}
      <FormError>{failure ? <ErrorMessage error={failure} /> : undefined}</FormError>
      {isAnswering ? (
        <Suspense>
          <AnswerForm
            gameId={gameId}
            question={question}
            onAnswered={() => setIsAnswering(false)}
          />
        </Suspense>
      ) : (
        <div className={styles.actions}>
          <Key name="r">
            {(shown) => (
              <Button
                tone="primary"
                icon={<MessageCircleReply size={16} />}
                onClick={begin}
                {...shown}
              >
                {answer === null ? <Trans>Answer</Trans> : <Trans>Change the answer</Trans>}
              </Button>
            )}
          </Key>
          {(canClaim || canRelease) && (
            <Key name="c">
              {(shown) => (
                <Button
                  icon={canClaim ? <Hand size={16} /> : <Undo2 size={16} />}
                  loading={claim.isPending || release.isPending}
                  onClick={toggle}
                  {...shown}
                >
                  {canClaim ? (
                    <Trans comment="Button: take a question, so that others do not answer it.">
                      Claim
                    </Trans>
                  ) : (
                    <Trans comment="Button: let others answer a question again.">Release</Trans>
                  )}
                </Button>
              )}
            </Key>
          )}
        </div>
      )}
    </Card>
  )
}

function ClaimedByOther({ name }: { name: string }) {
  return (
    <Callout tone="info">
      <Trans>{name} is about to answer. Release the question if nobody does.</Trans>
    </Callout>
  )
}

function Answered({ question, answer }: { question: StaffQuestion; answer: string }) {
  const { answeredBy: name, answeredAt } = question
  return (
    <div className={styles.answer}>
      <p className={styles.meta}>
        {name !== null && <bdi>{name}</bdi>}
        {answeredAt !== null && <LocalTime at={answeredAt} format="dateTime" />}
      </p>
      <Markdown source={answer} size="sm" />
    </div>
  )
}

type Shown = { 'aria-keyshortcuts'?: string; trailing?: ReactNode }

/** Shows the key that does what a button does, while keys act. */
function Key({ name, children }: { name: string; children: (shown: Shown) => ReactNode }) {
  const [hasKeys] = useShortcuts()
  if (!hasKeys) return children({})
  const trailing = (
    <span aria-hidden>
      <Kbd>{name.toUpperCase()}</Kbd>
    </span>
  )
  return children({ 'aria-keyshortcuts': name, trailing })
}
