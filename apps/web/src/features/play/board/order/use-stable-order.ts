import { useEffect, useState } from 'react'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { stableOrder } from '#features/play/board/order/stable-order.ts'

/** Challenges in an order that does not change by itself, until it is asked for again or the page comes back into view. */
export function useStableOrder(
  sorted: readonly BoardChallenge[],
  chosenOrder: string,
): BoardChallenge[] {
  'use memo'
  const order = useOrder(sorted, chosenOrder)
  return inOrder(sorted, order)
}

/** Apart from what is returned: the compiler keeps nothing across a state that is set while rendering, and a press would render all tiles. */
function useOrder(sorted: readonly BoardChallenge[], chosenOrder: string): readonly number[] {
  const [visit, setVisit] = useState(0)
  const key = `${chosenOrder} ${visit}`
  const ids = sorted.map(({ info }) => info.id)
  const [previous, setPrevious] = useState<{ key: string; order: readonly number[] }>({
    key,
    order: ids,
  })
  const order = stableOrder(previous.key === key ? previous.order : [], ids)
  if (previous.key !== key || previous.order !== order) setPrevious({ key, order })

  useEffect(() => {
    const handleChange = () => {
      if (document.visibilityState === 'hidden') setVisit((count) => count + 1)
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  }, [])

  return order
}

function inOrder(sorted: readonly BoardChallenge[], order: readonly number[]): BoardChallenge[] {
  const byId = new Map(sorted.map((challenge) => [challenge.info.id, challenge]))
  return order.flatMap((id) => byId.get(id) ?? [])
}
