export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** Value of a time that never was (year 1). */
export const never = -62_135_596_800_000

/** Ids that no server has. */
export const nobody = 2_147_483_647
export const nowhere = '00000000-0000-4000-8000-000000000000'
