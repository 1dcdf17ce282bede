import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const list = component({ display: 'flex', flexDirection: 'column' })

export const item = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    '&[data-own]': { background: vars.color.accent[2] },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '2px',
      background: vars.color.accent[11],
    },
  },
})

export const mark = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.neutral[10],
})
export const plate = component({
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
})
export const text = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const time = component({
  ...textStyle('xs'),
  ...tabular,
  lineHeight: vars.type.sm.line,
  flexShrink: 0,
  color: vars.color.neutral[10],
})
