import { useEffect, useState } from 'react'
import { useCode } from '#shared/use-code.ts'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'

export type CellTipProps = {
  /** The cell under the pointer or with the focus. */
  cell: HTMLElement
  /** What it says; asked for when it is shown. */
  textOf: (cell: HTMLElement) => string
}

const importBubble = () => import('./cell-bubble.tsx')

/** One tooltip for all cells of the matrix: hundreds of their own would slow it down. */
export function CellTip({ cell, textOf }: CellTipProps) {
  const [shownFor, setShownFor] = useState<HTMLElement | null>(null)
  const [bubble, load] = useCode(importBubble)
  useEffect(load, [load])
  useEffect(() => {
    const timer = setTimeout(() => setShownFor(cell), TOOLTIP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [cell])
  if (!bubble || shownFor !== cell) return null
  const text = textOf(cell)
  return text && <bubble.CellBubble cell={cell} text={text} onClose={() => setShownFor(null)} />
}
