/** Theme, brand, density and motion, and when a page is painted. */
export { afterPaint } from '../shared/after-paint.ts'
export {
  type Appearance,
  applyAppearance,
  type BrandChoice,
  type DensityChoice,
  getAppearance,
  type MotionChoice,
  resolveTheme,
  setAppearance,
  setServerBrand,
  type ThemeChoice,
  watchAppearance,
} from '../theme/apply-theme.ts'
export { type Category } from '../theme/tokens.ts'
export { useAppearance } from '../theme/use-appearance.ts'
