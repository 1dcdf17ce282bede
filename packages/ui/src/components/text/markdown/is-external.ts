/** While a page is rendered on the server there is no location: relative addresses are ours, all others are not. */
const pageUrl = () => (typeof location === 'undefined' ? 'http://localhost/' : location.href)

/** Whether an address leads to another site. Mail is none. */
export function isExternal(href: string): boolean {
  const base = new URL(pageUrl())
  const url = URL.parse(href, base.href)
  return url !== null && url.protocol !== 'mailto:' && url.origin !== base.origin
}
