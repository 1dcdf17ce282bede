import { hasStatus } from '@halyard/api'

/** The header that ties a change to what it was made to; none for servers that do not look at it. */
export const ifMatch = (etag: string | undefined) => (etag ? { header: { 'If-Match': etag } } : {})

/** Whether a save was refused because somebody else has saved meanwhile. Nothing was stored. */
export const isOutdated = (error: unknown): boolean => hasStatus(error, 412)
