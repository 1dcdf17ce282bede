import { adminQueries } from '#admin/queries.ts'
import type { Stale } from '#core/stale.ts'

const files: Stale = () => [adminQueries.files()]

/** What each mutation of stored files makes stale. */
export const assetStale = { uploadAssets: files, deleteAsset: files, pruneFiles: files } as const
