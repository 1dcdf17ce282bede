import { storedFlag } from '#shared/storage/stored-flag.ts'

/** Whether the scoreboard's flags show their categories by marks too in this browser, and the way to switch it. */
export const useFlagPatterns = storedFlag('halyard-flag-patterns', 'on').use
