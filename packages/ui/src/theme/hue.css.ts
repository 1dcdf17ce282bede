import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { CATEGORY_TEXT_SHARE } from './tokens.ts'

/** Colour of the category around an element, for icons and pennants. */
export const hueVar = createVar()

/** The same for words, which are readable on every ground. */
export const hueTextVar = createVar()

const text = (colour: string) =>
  `color-mix(in srgb, ${colour} ${CATEGORY_TEXT_SHARE * 100}%, ${vars.color.neutral[12]})`

/** Class per category that sets `hueVar` and `hueTextVar`. */
export const hue = styleVariants(vars.color.category, (colour) => ({
  vars: { [hueVar]: colour, [hueTextVar]: text(colour) },
}))
