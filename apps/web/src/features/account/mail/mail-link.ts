export type MailLink = {
  /** As the link had it: the server wants both back unchanged. */
  token: string
  email: string
  /** The address inside `email`, to be read by people. */
  address: string
}

/**
 * What a link from one of the platform's mails carries. Both values are base64 without escaping, so a plus sign may have
 * arrived as a blank; whatever else does not decode to an address makes the link invalid, never an exception.
 *
 * @param search the query of the page's address, with or without its question mark
 */
export function parseMailLink(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  const token = unescaped(query.get('token'))
  const email = unescaped(query.get('email'))
  const address = email && decodeBase64(email)
  return token && address?.includes('@') ? { token, email, address } : undefined
}

const unescaped = (value: string | null) => value?.trim().replaceAll(' ', '+') ?? ''

/** UTF-8 text behind base64, in the standard or the URL alphabet; undefined when it is none. */
function decodeBase64(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
