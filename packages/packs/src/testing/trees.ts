import { createTree } from '#tree/tree.ts'
import type { Tree } from '#tree/tree.ts'

/** A tree of files, given as path -> text. */
export function aTree(files: Record<string, string>, name = 'event'): Tree {
  const encoder = new TextEncoder()
  const contents = Object.entries(files).map(([path, text]) => {
    const bytes = encoder.encode(text)
    return [path, { bytes: bytes.byteLength, read: async () => bytes }] as const
  })
  return createTree(name, new Map(contents))
}
