/** Widths at which the layout changes, in em of the browser's own text size (16 px unless the user changed it). */
export const breakpoints = {
  xs: '30em',
  sm: '48em',
  md: '64em',
  lg: '74em',
  xl: '90em',
  w18: '112.5em',
  w24: '150em',
  w30: '187.5em',
  w36: '225em',
  w42: '262.5em',
  w48: '300em',
} as const

export type Breakpoint = keyof typeof breakpoints

/** `@media` condition that holds from a width on. */
export const from = (name: Breakpoint) => `screen and (min-width: ${breakpoints[name]})`

/** `@media` condition that holds below a width. */
export const below = (name: Breakpoint) => `screen and (width < ${breakpoints[name]})`

/** A phone's window with room for a few lines: what 400 % leaves of a small screen. There no bar keeps its place. */
export const fewLines = 'screen and (width < 48em) and (height < 20em)'

export const onPaper = 'print'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
export const coarsePointer = '(pointer: coarse)'
export const canHover = '(hover: hover)'
