import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentGlobal, componentRule } from '#theme/layers.css.ts'

const gaps = {
  0: componentRule({ gap: 0 }),
  1: componentRule({ gap: vars.space[1] }),
  2: componentRule({ gap: vars.space[2] }),
  3: componentRule({ gap: vars.space[3] }),
  4: componentRule({ gap: vars.space[4] }),
  5: componentRule({ gap: vars.space[5] }),
  6: componentRule({ gap: vars.space[6] }),
  8: componentRule({ gap: vars.space[8] }),
  10: componentRule({ gap: vars.space[10] }),
}
const aligns = {
  start: componentRule({ alignItems: 'flex-start' }),
  center: componentRule({ alignItems: 'center' }),
  end: componentRule({ alignItems: 'flex-end' }),
  baseline: componentRule({ alignItems: 'baseline' }),
  stretch: componentRule({ alignItems: 'stretch' }),
}
const justifies = {
  start: componentRule({ justifyContent: 'flex-start' }),
  center: componentRule({ justifyContent: 'center' }),
  end: componentRule({ justifyContent: 'flex-end' }),
  between: componentRule({ justifyContent: 'space-between' }),
}

export const stack = recipe({
  base: componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps, align: aligns, justify: justifies },
  defaultVariants: { gap: 3 },
})

const fullOnPhones = component({})
componentGlobal(`${fullOnPhones} > *`, { '@media': { [below('xs')]: { flexGrow: 1 } } })

export const inline = recipe({
  base: componentRule({ display: 'flex', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: aligns,
    justify: justifies,
    isWrapping: { true: componentRule({ flexWrap: 'wrap' }) },
    /** On phones its parts fill the line they share, or have one each. */
    isFullOnPhones: { true: fullOnPhones },
  },
  defaultVariants: { gap: 2, align: 'center', isWrapping: true },
})

export const minColumn = createVar()

export const grid = recipe({
  base: componentRule({
    display: 'grid',
    minInlineSize: 0,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumn}, 100%), 1fr))`,
  }),
  variants: { gap: gaps },
  defaultVariants: { gap: 3 },
})

export const container = recipe({
  base: componentRule({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
  }),
  variants: {
    width: {
      reading: componentRule({
        maxInlineSize: `calc(${vars.container.reading} + 2 * ${vars.size.gutter})`,
      }),
      form: componentRule({
        maxInlineSize: `calc(${vars.container.form} + 2 * ${vars.size.gutter})`,
      }),
      page: componentRule({
        maxInlineSize: `calc(${vars.container.page} + 2 * ${vars.size.gutter})`,
      }),
      wide: componentRule({
        maxInlineSize: `calc(${vars.container.wide} + 2 * ${vars.size.gutter})`,
      }),
      bleed: componentRule({}),
    },
  },
  defaultVariants: { width: 'page' },
})
