import type { Game } from '@halyard/api'
import { Button, Inline } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import * as dialog from '#features/play/challenge/challenge-dialog.css.ts'
import { AskForm } from '#features/play/questions/ask-form.tsx'
import { QuestionList } from '#features/play/questions/question-list.tsx'
import { useNewAnswers } from '#features/play/questions/use-new-answers.ts'
import { readDraft } from '#shared/forms/draft.ts'
import { useQuestions } from '#shared/game/questions/use-questions.ts'

type ChallengeQuestionsProps = { game: Game; challengeId: number }

/** What the team has asked about a challenge, and a way to ask. */
export function ChallengeQuestions({ game, challengeId }: ChallengeQuestionsProps) {
  const { questions, mayAsk } = useQuestions(game)
  const own = questions?.filter((question) => question.challengeId === challengeId)
  const isNew = useNewAnswers(game.id, own)
  // What was typed before a reload is on screen again.
  const [isAsking, setIsAsking] = useState(
    () => readDraft(`question:${game.id}:${challengeId}`, { content: '' }) !== undefined,
  )
  const hasSome = own !== undefined && own.length > 0
  if (!mayAsk && !hasSome) return null
  return (
    <section className={`${dialog.section} ${dialog.laterOnPhone}`}>
      {isAsking ? (
        <AskForm gameId={game.id} challengeId={challengeId} onAsked={() => setIsAsking(false)} />
      ) : (
        mayAsk && (
          <Inline>
            <Button icon={<MessageCircleQuestion size={16} />} onClick={() => setIsAsking(true)}>
              <Trans>Ask a question</Trans>
            </Button>
          </Inline>
        )
      )}
      {hasSome && <QuestionList gameId={game.id} questions={own} isNew={isNew} isOfChallenge />}
    </section>
  )
}
