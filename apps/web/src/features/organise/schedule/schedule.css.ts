import { screen, textStyle, vars } from '@halyard/ui/theme'

/** The time from the first moment to the last. */
export const line = screen({
  position: 'relative',
  blockSize: '1.5rem',
  marginInline: vars.space[2],
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `2px solid ${vars.color.neutral[6]}`,
  },
})
export const mark = screen({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.3125rem)',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginInlineStart: '-0.3125rem',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[9],
  selectors: {
    '&[data-kind="release"]': { background: vars.color.accent[9] },
    '&[data-kind="freeze"]': { background: vars.color.warn.text },
  },
})
/** A mark that can be moved, in a box that a finger finds. */
export const handle = screen({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1.5rem',
  marginInlineStart: '-0.75rem',
  borderRadius: vars.radius.control,
  cursor: 'ew-resize',
  touchAction: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.5rem)',
    insetInlineStart: 'calc(50% - 0.25rem)',
    inlineSize: '0.5rem',
    blockSize: '1rem',
    borderRadius: vars.radius.mark,
    background: vars.color.neutral[11],
  },
  selectors: {
    '&[data-kind="release"]::before': { background: vars.color.accent[9] },
    '&[data-kind="freeze"]::before': { background: vars.color.warn.text },
  },
})
export const now = screen({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  background: vars.color.accent[9],
})
export const moments = screen({ display: 'grid', gap: vars.space[2], listStyle: 'none' })
export const moment = screen({ display: 'grid', overflowWrap: 'anywhere' })
export const time = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
