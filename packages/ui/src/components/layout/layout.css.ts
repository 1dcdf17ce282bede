import { createVar } from '@vanilla-extract/css'
import { recipe } from '#theme/recipe.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

const gaps = {
  0: component({ gap: 0 }),
  1: component({ gap: vars.space[1] }),
  2: component({ gap: vars.space[2] }),
  3: component({ gap: vars.space[3] }),
  4: component({ gap: vars.space[4] }),
  5: component({ gap: vars.space[5] }),
  6: component({ gap: vars.space[6] }),
  8: component({ gap: vars.space[8] }),
  10: component({ gap: vars.space[10] }),
}
const aligns = {
  start: component({ alignItems: 'flex-start' }),
  center: component({ alignItems: 'center' }),
  end: component({ alignItems: 'flex-end' }),
  baseline: component({ alignItems: 'baseline' }),
  stretch: component({ alignItems: 'stretch' }),
}
const justifies = {
  start: component({ justifyContent: 'flex-start' }),
  center: component({ justifyContent: 'center' }),
  end: component({ justifyContent: 'flex-end' }),
  between: component({ justifyContent: 'space-between' }),
}

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps, align: aligns, justify: justifies },
  defaultVariants: { gap: 3 },
})

export const inline = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: aligns,
    justify: justifies,
    isWrapping: { true: component({ flexWrap: 'wrap' }) },
  },
  defaultVariants: { gap: 2, align: 'center', isWrapping: true },
})

export const minColumn = createVar()

export const grid = recipe({
  base: component({
    display: 'grid',
    minInlineSize: 0,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`,
  }),
  variants: { gap: gaps },
  defaultVariants: { gap: 3 },
})

export const container = recipe({
  base: component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
  }),
  variants: {
    width: {
      reading: component({
        maxInlineSize: `calc(${vars.container.reading} + 2 * ${vars.size.gutter})`,
      }),
      form: component({ maxInlineSize: `calc(${vars.container.form} + 2 * ${vars.size.gutter})` }),
      page: component({ maxInlineSize: `calc(${vars.container.page} + 2 * ${vars.size.gutter})` }),
      wide: component({ maxInlineSize: `calc(${vars.container.wide} + 2 * ${vars.size.gutter})` }),
      bleed: component({}),
    },
  },
  defaultVariants: { width: 'page' },
})
