import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { pageAlign, textStyle, truncate } from '#theme/mixins.ts'

export const team = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  inlineSize: '100%',
  textAlign: 'start',
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
})
export const teamCell = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
})
export const teamName = component({ ...truncate, ...pageAlign, flex: 1 })
export const division = component({
  flexShrink: 0,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
  ...textStyle('2xs'),
  color: vars.color.neutral[11],
})
export const medal = {
  1: component({ color: vars.color.bloodText.first, fontWeight: vars.weight.title }),
  2: component({ color: vars.color.bloodText.second, fontWeight: vars.weight.title }),
  3: component({ color: vars.color.bloodText.third, fontWeight: vars.weight.title }),
}
