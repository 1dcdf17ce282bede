/** The name of the file at an address: its last part, else the address. */
export function fileNameOf(url: string): string {
  const { pathname, host } = new URL(url, 'https://here.invalid')
  const last = pathname.split('/').findLast((part) => part !== '') ?? host
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The site that an address leads to; undefined for a file of our own. */
export const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).host : undefined
