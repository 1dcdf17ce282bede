import type { Schema } from '@halyard/api'
import { useListGameQuestions } from '@halyard/query'
import { watchQuestions } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQuestionChoice } from '#features/organise/questions/use-question-choice.ts'
import { useMayOpen } from '#shared/session/user.ts'

export type StaffQuestion = Schema<'StaffQuestionModel'>

const none: readonly StaffQuestion[] = []

/** The questions that the address asks for, and the one that is looked at. When it leaves the list the next one takes its place. */
export function useQueue(gameId: number) {
  const { choice } = useQuestionChoice()
  const { state, challenge, team } = choice
  const page = useListGameQuestions(gameId, {
    ...(state !== 'all' && state !== 'waiting' && { state }),
    ...(challenge !== undefined && { challengeId: challenge }),
    ...(team !== undefined && { participationId: team }),
  })
  useLiveQueue(gameId)
  const all = page.data?.questions ?? none
  const rows = state === 'waiting' ? all.filter((row) => row.state !== 'answered') : all
  const [place, setPlace] = useState({ id: 0, index: 0 })
  const found = rows.findIndex(({ id }) => id === place.id)
  const index = found >= 0 ? found : Math.min(place.index, rows.length - 1)
  const current = rows[index]
  if (current && (current.id !== place.id || index !== place.index))
    setPlace({ id: current.id, index })
  const choose = (question: StaffQuestion | undefined) => {
    if (question) setPlace({ id: question.id, index: rows.indexOf(question) })
  }
  return { ...page, rows, current, choose, next: rows[index + 1], previous: rows[index - 1] }
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
