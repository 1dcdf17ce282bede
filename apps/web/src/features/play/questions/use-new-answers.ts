import { useMarkQuestionsRead } from '@halyard/query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#shared/game/questions/use-questions.ts'

/** Marks answers that are on screen as read; they stay marked as new here until the part is left. */
export function useNewAnswers(gameId: number, questions: readonly Question[] | undefined) {
  const { mutate } = useMarkQuestionsRead()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const unread = (questions ?? []).filter(({ isUnread }) => isUnread).map(({ id }) => id)
  const fresh = unread.filter((id) => !seen.has(id))
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh]))
  const markRead = useEffectEvent(() => mutate({ gameId, ids: unread }))
  const names = unread.join()
  useEffect(() => {
    if (names === '') return undefined
    const mark = () => {
      if (document.visibilityState === 'visible') markRead()
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [names])
  return (id: number) => seen.has(id)
}
