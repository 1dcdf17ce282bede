import { Tooltip } from 'radix-ui'
import { useEffect, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '#theme/tokens.ts'
import { TooltipSurface } from '../../overlays/tooltip/tooltip.tsx'
import * as styles from './solve-matrix.css.ts'

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
  const { left, top, width, height } = cell.getBoundingClientRect()
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={() => setShownFor(null)}>
        <Tooltip.Trigger asChild>
          <span
            className={styles.tipAnchor}
            style={{ left, top, inlineSize: width, blockSize: height }}
            aria-hidden
          />
        </Tooltip.Trigger>
        <TooltipSurface>{text}</TooltipSurface>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
