import type { BrowserCommand } from 'vitest/node'

/** Draws the page as a system with its own colours does ("high contrast" of Windows), or as before. */
const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : null })

/** Commands of the browser tests: what only the browser around the page can do. */
export const emulationCommands = { forceColours }
