import { useEffect, useState } from 'react'
import { isAway } from '#shared/load-when-online.ts'
import { isChunkLoadError } from '#shared/chunk-load-error.ts'
import type { BrowserKey } from '#shared/storage/keys.ts'

const key: BrowserKey = 'reloaded-for-new-version'
const onceInMs = 30_000

/** Without a network a reload would bring nothing new. */
function isWorthAReload(error: unknown): boolean {
  if (!isChunkLoadError(error) || isAway()) return false
  return performance.timeOrigin - Number(sessionStorage.getItem(key)) >= onceInMs
}

/**
 * After a new version was put up, the old page asks for files that are gone. One reload mends it; a second failure soon after means
 * something else and is shown. It waits until a screen needs what is gone: a link that is only pointed at must not take away what
 * somebody types.
 *
 * @returns whether the page is about to reload
 */
export function useNewVersion(error: unknown): boolean {
  const [isLeaving] = useState(() => isWorthAReload(error))
  useEffect(() => {
    if (!isLeaving) return
    sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()))
    window.location.reload()
  }, [isLeaving])
  return isLeaving
}
