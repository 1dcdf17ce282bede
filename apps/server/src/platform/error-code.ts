/** The code by which the system or the database names a failure (`ENOSPC`, `EADDRINUSE`, `53100`). */
export function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** True when a file could not be written for want of space. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(errorCodeOf(error) ?? '')
