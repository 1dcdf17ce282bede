import type { TreeContent } from '#tree/tree.ts'

/** A file with a value in it that the readers of YAML get back: JSON is YAML. */
export function writtenFile(value: unknown): TreeContent {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { bytes: bytes.byteLength, read: async () => bytes }
}
