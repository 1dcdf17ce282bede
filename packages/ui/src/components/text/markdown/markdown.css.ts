import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { coarsePointer } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule, layers } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

const proseBase = component({
  display: 'flow-root',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  maxInlineSize: '72ch',
})
export const prose = recipe({
  base: proseBase,
  variants: {
    size: {
      sm: componentRule({ ...textStyle('sm') }),
      md: componentRule({ fontSize: '0.9375rem', lineHeight: 1.6 }),
      lg: componentRule({ fontSize: '1.0625rem', lineHeight: 1.65 }),
    },
  },
  defaultVariants: { size: 'md' },
})

/**
 * Prose is one component: the rhythm between its own parts is inside it. Not `* + *`: with that, whatever is put between two elements
 * has everything beside it restyled, on every page and wherever it is.
 */
globalStyle(`${proseBase} > :where(:not(:first-child))`, {
  '@layer': { [layers.component]: { marginBlockStart: '0.85em' } },
})

export const heading = component({
  fontWeight: vars.weight.title,
  lineHeight: 1.35,
  scrollMarginBlockStart: vars.space[4],
  selectors: {
    '&:not(:first-child)': { marginBlockStart: '1.4em' },
    '&[data-level="1"]': { fontSize: '1.4em', letterSpacing: vars.track.xl },
    '&[data-level="2"]': { fontSize: '1.2em', letterSpacing: vars.track.lg },
    '&[data-level="3"]': { fontSize: '1.05em' },
  },
})

export const list = component({
  paddingInlineStart: '1.4em',
  selectors: {
    'ul&': { listStyle: 'disc' },
    'ol&': { listStyle: 'decimal' },
    '&[data-tasks]': { listStyle: 'none', paddingInlineStart: 0 },
  },
})
export const item = component({
  paddingInlineStart: '0.2em',
  selectors: {
    '& + &': { marginBlockStart: '0.35em' },
    '&::marker': { color: vars.color.neutral[10] },
  },
})
export const task = component({
  display: 'inline-flex',
  verticalAlign: '-0.15em',
  marginInlineEnd: '0.4em',
  color: vars.color.neutral[10],
  selectors: { '&[data-done]': { color: vars.color.ok.text } },
})

export const quote = component({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.neutral[7]}`,
  color: vars.color.neutral[11],
})

export const codespan = component({
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
})

export const link = component({
  color: vars.color.accent[11],
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  overflowWrap: 'anywhere',
})
export const externalIcon = component({
  display: 'inline',
  verticalAlign: 'baseline',
  marginInlineStart: '0.2em',
})

export const image = component({
  borderRadius: vars.radius.tile,
  maxBlockSize: '36rem',
  inlineSize: 'auto',
})
export const rule = component({ border: 0, borderBlockStart: `1px solid ${vars.color.neutral[6]}` })

export const tableFrame = component({
  overflowX: 'auto',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
})
export const table = component({ inlineSize: '100%' })
export const cell = component({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'tr + tr > &, tbody &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    'th&': { fontWeight: vars.weight.strong, background: vars.color.neutral[3] },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="right"]': { textAlign: 'end' },
  },
})

/** A formula of its own line; a long one scrolls in its place. */
export const formula = component({
  display: 'block',
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: vars.space[1],
  textAlign: 'center',
})

export const alert = component({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.neutral[3],
  color: vars.color.neutral[12],
})
export const alertTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  fontWeight: vars.weight.strong,
  color: vars.color.accent[11],
  selectors: {
    '[data-kind="tip"] > &': { color: vars.color.ok.text },
    '[data-kind="warning"] > &': { color: vars.color.warn.text },
    '[data-kind="caution"] > &': { color: vars.color.bad.text },
  },
})

export const details = component({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
})
export const summary = component({
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  overflowWrap: 'anywhere',
  selectors: { '[open] > &': { marginBlockEnd: vars.space[2] } },
})

export const footnotes = component({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.neutral[6]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})

/** The sign beside a heading: there for the pointer when it is near, for the keys when they reach it. */
export const anchor = component({
  marginInlineStart: '0.4em',
  borderRadius: vars.radius.mark,
  color: vars.color.neutral[10],
  fontWeight: vars.weight.text,
  opacity: 0,
  selectors: { [`${heading}:hover > &, &:focus-visible`]: { opacity: 1 } },
  '@media': { [coarsePointer]: { opacity: 1 } },
})
