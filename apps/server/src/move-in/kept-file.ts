import type { MappingNeeds } from '#move-in/origin.ts'

/** The hash of a file that was copied; null, with a remark, for one that could not be. */
export function keptFile(
  { files, remarks }: MappingNeeds,
  hash: string | null,
  what: string,
): string | null {
  if (hash === null || hash === '' || files.has(hash)) return hash || null
  remarks.add('lost', 'Shows a file that could not be moved, and is without it now.', what)
  return null
}
