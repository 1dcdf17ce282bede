import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** Colour of the category around an element, for text, icons and pennants. */
export const hueVar = createVar()

/** Class per category that sets `hueVar`. */
export const hue = styleVariants(vars.color.category, (colour) => ({ vars: { [hueVar]: colour } }))
