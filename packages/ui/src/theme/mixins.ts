import type { StyleRule } from '@vanilla-extract/css'
import { coarsePointer, forcedColors } from './breakpoints.ts'
import { vars } from './contract.css.ts'

/** One line, cut with an ellipsis. */
export const truncate = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const satisfies StyleRule

/**
 * A name in a script of the other direction starts where the page's lines start, beside what belongs to it. Chromium and Safari
 * know the value by its prefix alone.
 */
export const pageAlign = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const satisfies StyleRule

/** Things beside each other that take further lines where there is no room: tools over a list, the head of a screen, its actions. */
export const wrappingRow = (
  gap: keyof typeof vars.space,
  alignItems: 'center' | 'end' = 'center',
) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems,
    gap: vars.space[gap],
  }) as const satisfies StyleRule

/** At most so many lines, then an ellipsis. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const satisfies StyleRule

/**
 * Text of a wall, as large as both its width and its height allow: 24 px on 1920 x 1080. What is on it is measured in em, so that
 * nothing else depends on the size.
 */
export const wallText = 'clamp(14px, min(1.25vw, 2.25vh), 40px)'

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const satisfies StyleRule

/** A control smaller than a finger keeps a 44 px target around itself; the element must be positioned. */
export const touchTarget = {
  '@media': {
    [coarsePointer]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '50%',
        transform: 'translate(-50%, -50%)',
        inlineSize: `max(100%, ${vars.size.touch})`,
        blockSize: `max(100%, ${vars.size.touch})`,
      },
    },
  },
} as const satisfies StyleRule

/** Focus ring of something whose parent clips. */
export const insetFocus = {
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
} as const satisfies StyleRule

/** The look of an input while it has the focus: its own line and a halo. */
export const fieldFocus = {
  outline: 'none',
  borderColor: vars.color.accent[11],
  boxShadow: `0 0 0 3px color-mix(in oklab, ${vars.color.accent[11]} 26%, transparent)`,
  '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
} as const satisfies StyleRule

/** Large shadow and line of everything that floats. */
export const floating = {
  background: vars.color.popover,
  border: `1px solid ${vars.color.neutral[6]}`,
  boxShadow: `${vars.shadow.overlay}, ${vars.shadow.innerTop}`,
} as const satisfies StyleRule

export const transition = (...properties: string[]) =>
  properties.map((name) => `${name} ${vars.duration.quick} ${vars.easing.out}`).join(', ')

export const textStyle = (step: keyof typeof vars.type) => ({
  fontSize: vars.type[step].size,
  lineHeight: vars.type[step].line,
})

/** An entry of a list one chooses from. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlMd,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  ...textStyle('base'),
  cursor: 'pointer',
} as const satisfies StyleRule
