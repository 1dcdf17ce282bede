import { createVar } from '@vanilla-extract/css'
import { below, coarsePointer, forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

/** Share of the first part, as a percentage. */
export const share = createVar()

export const root = component({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-axis="inline"]': {
      gridTemplateColumns: `minmax(0, ${share}) auto minmax(0, 1fr)`,
    },
    '&[data-axis="block"]': {
      blockSize: '100%',
      gridTemplateRows: `minmax(0, ${share}) auto minmax(0, 1fr)`,
    },
  },
  '@media': {
    [below('sm')]: {
      selectors: { '&[data-stacks]': { display: 'flex', flexDirection: 'column' } },
    },
  },
})

export const part = component({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' })

export const separator = component({
  position: 'relative',
  flexShrink: 0,
  background: vars.color.neutral[6],
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[aria-orientation="vertical"]': { inlineSize: '1px', cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { blockSize: '1px', cursor: 'row-resize' },
    /** What the pointer can grip is wider than the line. */
    '&::before': { content: '', position: 'absolute', inset: '-5px', zIndex: 1 },
    '&:hover, &[data-dragging], &:focus-visible': { background: vars.color.accent[11] },
    [`${root}[data-stacks] > &`]: {
      '@media': { [below('sm')]: { display: 'none' } },
    },
  },
  '@media': {
    [coarsePointer]: { selectors: { '&::before': { inset: '-22px' } } },
    [forcedColors]: { background: 'CanvasText' },
  },
})
