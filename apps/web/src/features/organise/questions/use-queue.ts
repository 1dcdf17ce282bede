import type { Schema } from '@halyard/api'
import { useListGameQuestions } from '@halyard/query'
import { watchQuestions } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQuestionChoice } from '#features/organise/questions/use-question-choice.ts'
import type { QuestionState } from '#features/organise/questions/use-question-choice.ts'
import { useMayOpen } from '#shared/session/user.ts'

export type StaffQuestion = Schema<'StaffQuestionModel'>

const none: readonly StaffQuestion[] = []

const isOf = ({ state }: StaffQuestion, wanted: QuestionState): boolean => {
  if (wanted === 'all') return true
  return wanted === 'waiting' ? state !== 'answered' : state === wanted
}

/** The questions that the address asks for, and the one that is looked at. When it leaves the list the next one takes its place. */
export function useQueue(gameId: number) {
  const { choice } = useQuestionChoice()
  const { state, challenge, team } = choice
  const page = useListGameQuestions(gameId, {
    ...(state === 'answered' && { state }),
    ...(challenge !== undefined && { challengeId: challenge }),
    ...(team !== undefined && { participationId: team }),
  })
  useLiveQueue(gameId)
  const all = page.data?.questions ?? none
  // What is being answered stays in the list, whatever becomes of it meanwhile: its writer still has to read that.
  const [answering, setAnswering] = useState<StaffQuestion>()
  const listed = all.filter((row) => isOf(row, state))
  const kept = all.find(({ id }) => id === answering?.id) ?? answering
  const rows = kept && !listed.some(({ id }) => id === kept.id) ? [kept, ...listed] : listed
  const [place, setPlace] = useState({ id: 0, index: 0 })
  const found = rows.findIndex(({ id }) => id === place.id)
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1)
  const current = rows[index]
  if (current && (current.id !== place.id || index !== place.index))
    setPlace({ id: current.id, index })
  const choose = (question: StaffQuestion | undefined) => {
    if (question) setPlace({ id: question.id, index: rows.indexOf(question) })
  }
  return {
    ...page,
    ...{ rows, current, choose, next: rows[index + 1], previous: rows[index - 1] },
    isAnswering: current !== undefined && current.id === answering?.id,
    /** The current one is being answered, or not anymore. */
    setIsAnswering: (is: boolean) => setAnswering(is ? current : undefined),
  }
}

export type Queue = ReturnType<typeof useQueue>

/** Those who may watch the game hear of changes at once; authors ask now and then. */
function useLiveQueue(gameId: number): void {
  const client = useQueryClient()
  const mayWatch = useMayOpen()('monitorOverview', gameId)
  useEffect(
    () => (mayWatch ? watchQuestions({ client, gameId }) : undefined),
    [client, gameId, mayWatch],
  )
}
