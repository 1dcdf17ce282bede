import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const header = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
/** As wide as its longest word: the actions move below it before that is parted. */
export const text = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 16rem',
  minInlineSize: 'auto',
  maxInlineSize: '100%',
})
export const title = component({
  ...textStyle('2xl'),
  fontWeight: vars.weight.display,
  letterSpacing: vars.track.xl,
  overflowWrap: 'break-word',
})
export const description = component({ ...textStyle('base'), color: vars.color.neutral[11] })
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const section = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const sectionTitle = component({
  ...textStyle('base'),
  fontWeight: vars.weight.title,
})
export const largeTitle = component({
  ...textStyle('xl'),
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
})
