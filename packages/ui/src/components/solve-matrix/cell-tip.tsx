import { useEffect, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'
import { TooltipSurface } from '../tooltip/tooltip.tsx'

export type CellTipProps = {
  /** The cell under the pointer or with the focus. */
  cell: HTMLElement
  /** What it says; asked for when it is shown. */
  textOf: (cell: HTMLElement) => string
}

/** One tooltip for all cells of the matrix: hundreds of their own would slow it down. */
export function CellTip({ cell, textOf }: CellTipProps) {
  const [shownFor, setShownFor] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShownFor(cell), TOOLTIP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [cell])
  const text = shownFor === cell ? textOf(cell) : ''
  if (!text) return null
  return (
    <TooltipSurface anchor={{ current: cell }} side="top" onHide={() => setShownFor(null)}>
      {text}
    </TooltipSurface>
  )
}
