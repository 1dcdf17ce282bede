/** The global part of the style sheet: fonts, theme, reset. Import it once, before anything else. */
import './theme/fonts.css'
import './theme/theme.css.ts'
import './theme/reset.css.ts'
import './theme/forced-colours.css.ts'
