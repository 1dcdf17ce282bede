/** Whether an address leads to another site. Mail is none. @param host of the page around it, with its port */
export function isExternal(href: string, host: string): boolean {
  const url = URL.parse(href, `https://${host}`)
  return url !== null && url.protocol !== 'mailto:' && url.host !== host
}
