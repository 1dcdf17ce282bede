/** What style sheets of the application need; no component is pulled in from here. */
export {
  below,
  breakpoints,
  canHover,
  coarsePointer,
  forcedColors,
  from,
  onPaper,
  reducedMotion,
} from './theme/breakpoints.ts'
export { vars } from './theme/contract.css.ts'
export { component, layers, screen } from './theme/layers.css.ts'
export { hue, hueVar } from './theme/hue.css.ts'
export {
  clampLines,
  fieldFocus,
  floating,
  insetFocus,
  pageAlign,
  tabular,
  textStyle,
  touchTarget,
  transition,
  truncate,
  wallText,
} from './theme/mixins.ts'
