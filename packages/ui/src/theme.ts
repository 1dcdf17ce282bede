/** What style sheets of the application need; no component is pulled in from here. */
export { below, fewLines, breakpoints, from, onPaper, reducedMotion } from './theme/breakpoints.ts'
export { vars } from './theme/contract.css.ts'
export { component, layers, screen } from './theme/layers.css.ts'
export { hue, hueTextVar } from './theme/hue.css.ts'
export {
  clampLines,
  insetFocus,
  pageAlign,
  tabular,
  textStyle,
  transition,
  truncate,
  wallText,
  wrappingRow,
} from './theme/mixins.ts'
