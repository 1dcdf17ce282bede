import { createHash } from 'node:crypto'

/** Time as the tags of the contract carry it: upper-case hex of whole seconds. */
export function hexSeconds(epochMs: number): string {
  return Math.floor(epochMs / 1000)
    .toString(16)
    .toUpperCase()
}

/** A tag made of the content itself, for answers that are small enough to be made before they are compared. */
export function contentTag(prefix: string, content: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${prefix}-${digest.slice(0, 16).toUpperCase()}`
}
