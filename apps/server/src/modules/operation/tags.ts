import { createHash } from 'node:crypto'

/** Time as the tags of the contract carry it: upper-case hex of whole seconds. */
export function hexSeconds(epochMs: number): string {
  return Math.floor(epochMs / 1000)
    .toString(16)
    .toUpperCase()
}

/** An ETag derived from the content, for responses that are small enough to be built before they are compared. */
export function contentTag(prefix: string, content: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${prefix}-${digest.slice(0, 16).toUpperCase()}`
}

/** A strong ETag of what an edit can change. */
export const editTag = (settings: unknown): string => `"${contentTag('edit', settings)}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a list of ETags, as a header carries it, names this one or all; compared weakly (RFC 9110, 8.8.3.2). */
export const namesTag = (list: string, tag: string): boolean =>
  list.trim() === '*' || list.split(',').some((text) => opaque(text) === opaque(tag))
