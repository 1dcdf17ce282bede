/** Codes beyond HTTP that an error body's `status` carries; the HTTP status of both is 400. */
export const PLATFORM_CODE = { gameNotStarted: 10_001, gameEnded: 10_002 } as const
export type PlatformCode = (typeof PLATFORM_CODE)[keyof typeof PLATFORM_CODE]

/** How the wire writes an instant that never was: the first moment of year 1. */
export const NEVER = -62_135_596_800_000
