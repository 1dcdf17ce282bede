import { Badge, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, MessageSquareText, Sparkles } from 'lucide-react'
import * as styles from '#features/play/questions/questions.css.ts'
import { Markdown } from '#shared/content/markdown.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import type { Question } from '#shared/game/questions/use-questions.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type QuestionListProps = {
  gameId: number
  questions: readonly Question[]
  isNew: (id: number) => boolean
  /** Beside a challenge it goes without saying what it is about. */
  isOfChallenge?: boolean
}

/** What a team has asked, the newest first, with the answers. */
export function QuestionList({
  gameId,
  questions,
  isNew,
  isOfChallenge = false,
}: QuestionListProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.list} aria-label={t`Questions of your team`}>
      {questions.map((question) => (
        <li key={question.id} className={styles.item}>
          <p className={styles.meta}>
            {question.user && <bdi>{question.user}</bdi>}
            <LocalTime at={question.askedAt} format="dateTime" />
            {!isOfChallenge && <About gameId={gameId} question={question} />}
            <State question={question} isNew={isNew(question.id)} />
          </p>
          <p className={styles.written} dir="auto">
            {question.content}
          </p>
          {question.answer !== null && (
            <div className={styles.answer}>
              <p className={styles.note}>
                <Trans>Answer of the organizers</Trans>
              </p>
              <Markdown source={question.answer} size="sm" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function About({ gameId, question }: { gameId: number; question: Question }) {
  const { challengeId, challenge } = question
  if (challenge === null) return null
  if (challengeId === null) return <bdi>{challenge}</bdi>
  return (
    <TextLink isInProse asChild>
      <Link to={paths.challenges(gameId, { c: challengeId })} dir="auto">
        {challenge}
      </Link>
    </TextLink>
  )
}

function State({ question, isNew }: { question: Question; isNew: boolean }) {
  if (question.answer !== null)
    return (
      <>
        {isNew && (
          <Badge tone="accent" icon={<Sparkles size={12} />}>
            <Trans comment="Mark beside an answer that the reader has not seen before.">New</Trans>
          </Badge>
        )}
        {question.isPublic && (
          <Badge>
            <Trans>Answered to everyone</Trans>
          </Badge>
        )}
      </>
    )
  return question.isClaimed ? (
    <Badge tone="info" icon={<MessageSquareText size={12} />}>
      <Trans>Being answered</Trans>
    </Badge>
  ) : (
    <Badge icon={<Clock size={12} />}>
      <Trans comment="State of a question that nobody has answered yet.">Waiting</Trans>
    </Badge>
  )
}
