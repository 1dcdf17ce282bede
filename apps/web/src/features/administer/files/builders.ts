import type { FileInfo } from '@halyard/api'

let count = 0

/** A file that nothing uses. */
export function aFile(
  name: string,
  { uses = [], ...difference }: Partial<FileInfo> = {},
): FileInfo {
  count += 1
  const hash = count.toString(16).padStart(4, '0').padEnd(64, '0')
  return { hash, name, size: 1, uploadTime: 0, useCount: uses.length, uses, ...difference }
}
