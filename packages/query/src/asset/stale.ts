import { adminKeys } from '#admin/keys.ts'
import type { Stale } from '#core/stale.ts'

const files: Stale = () => [adminKeys.files()]

/** What each mutation of stored files makes stale. */
export const assetStale = { uploadAssets: files, deleteAsset: files, pruneFiles: files } as const
