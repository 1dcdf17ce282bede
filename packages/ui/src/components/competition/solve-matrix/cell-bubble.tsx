import { Tooltip } from 'radix-ui'
import { TooltipBubble } from '../../overlays/tooltip/tooltip-surface.tsx'
import * as styles from './solve-matrix.css.ts'

type CellBubbleProps = {
  cell: HTMLElement
  text: string
  onClose: () => void
}

export function CellBubble({ cell, text, onClose }: CellBubbleProps) {
  const { left, top, width, height } = cell.getBoundingClientRect()
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={onClose}>
        <Tooltip.Trigger asChild>
          <span
            className={styles.tipAnchor}
            style={{ left, top, inlineSize: width, blockSize: height }}
            aria-hidden
          />
        </Tooltip.Trigger>
        <TooltipBubble>{text}</TooltipBubble>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
