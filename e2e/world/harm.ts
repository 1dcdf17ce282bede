import type { Page } from '@playwright/test'

/** What a page does by itself when markdown has run something; the list grows while the page is used. */
export function watchHarm(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => problems.push(`popup ${popup.url()}`))
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin)) problems.push(`went to ${frame.url()}`)
  })
  return problems
}

/**
 * What markdown must never become: elements and attributes that run something, addresses that are no place, and what the
 * payloads set when they ran.
 * @param root CSS selector of the markdown
 */
export function harmIn(page: Page, root: string): Promise<string[]> {
  return page.evaluate((within) => {
    const bad =
      'script, style, iframe, frame, object, embed, form, link, meta, base, svg *, maction'
    const elements = [...document.querySelectorAll(`${within} *`)]
    const own = elements.filter((element) => !element.closest('svg[stroke-linecap=round]'))
    const found = own.flatMap((element) => [
      ...(element.matches(bad) ? [`<${element.localName}>`] : []),
      ...[...element.attributes]
        .filter(({ name, value }) => {
          if (name.startsWith('on') || ['srcdoc', 'formaction', 'ping'].includes(name)) return true
          const isAddress = ['href', 'src', 'xlink:href', 'action', 'poster'].includes(name)
          return isAddress && /^\s*(javascript|vbscript|data|blob|file):/i.test(value)
        })
        .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
    ])
    return Reflect.has(window, 'pwned') ? [...found, 'a script ran'] : found
  }, root)
}
