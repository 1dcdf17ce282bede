import type { Game, Schema } from '@halyard/api'
import { useListQuestions } from '@halyard/query'
import { isIn } from '#shared/game/standing/standing.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

export type Question = Schema<'QuestionModel'>

const none: readonly Question[] = []

/** What the reader's team has asked of the organizers; a team that is suspended still reads it. */
export function useQuestions(game: Game) {
  const standing = useStanding(game)
  const hasQuestions = useHasExtension('questions')
  const mayAsk = isIn(standing)
  const isOffered = hasQuestions && (mayAsk || standing === 'suspended')
  const { data: questions, error, refetch } = useListQuestions(game.id, { enabled: isOffered })
  const unread = isOffered && questions ? questions.filter(({ isUnread }) => isUnread) : none
  return { isOffered, mayAsk: hasQuestions && mayAsk, questions, error, refetch, unread }
}
