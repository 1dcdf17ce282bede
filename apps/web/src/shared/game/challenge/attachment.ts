/** What is known of a file from its link. */
export type AttachmentLink = {
  readonly name: string
  /** Host of a file that lies elsewhere; undefined for one of the platform. */
  readonly host: string | undefined
}

/** Name and place of an attachment. Links of the platform start with `/assets/`; a broken link keeps its text. */
export function describeAttachment(url: string): AttachmentLink {
  const own = url.startsWith('/')
  try {
    const parsed = new URL(url, 'https://platform.invalid')
    const last = parsed.pathname.split('/').findLast(Boolean)
    const name = last ? decodeURIComponent(last) : parsed.host
    return { name, host: own ? undefined : parsed.host }
  } catch {
    return { name: url, host: own ? undefined : url }
  }
}
