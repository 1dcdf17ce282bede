import type { BrowserCommand } from 'vitest/node'

/** Emulates a system with forced colours (Windows' high contrast), or stops doing so. */
const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null })

/** Commands of the browser tests: what only the browser around the page can do. */
export const emulationCommands = { forceColours }
