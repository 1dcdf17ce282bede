import type { BrowserContext } from '@playwright/test'
import { renderInBrowser } from './rendering.ts'

/** A compiled message: its words, and between them what is put in at run time (`["name"]`, `["n", "plural", {…}]`). */
type Part = string | [string, string?, Record<string, unknown>?]

/**
 * Shows the context's pages in a pseudo-language: the English texts, each about 40 % longer, with
 * letters that have marks above and below, and in brackets. A text without brackets was not sent through the
 * catalog; one that loses a bracket is clipped.
 */
export async function usePseudoLocale(context: BrowserContext): Promise<void> {
  await renderInBrowser(context)
  await context.route(/\/static\/en-us\.(account\.)?[\w-]+\.json$/, async (route) => {
    const response = await route.fetch()
    const catalog: { messages: Record<string, Part[]> } = await response.json()
    const messages = Object.entries(catalog.messages).map(([id, parts]) => [id, pseudo(parts)])
    await route.fulfill({ json: { messages: Object.fromEntries(messages) } })
  })
}

function pseudo(parts: readonly Part[]): Part[] {
  return ['[', ...parts.map(lengthenPart), ']']
}

function lengthenPart(part: Part): Part {
  if (typeof part === 'string') return lengthen(part)
  const [name, kind, forms] = part
  if (!kind || !forms) return part
  const longer = Object.entries(forms).map(([form, value]) => [
    form,
    Array.isArray(value)
      ? value.map((word: Part) => (word === '#' ? word : lengthenPart(word)))
      : typeof value === 'string'
        ? lengthen(value)
        : value,
  ])
  return [name, kind, Object.fromEntries(longer)]
}

const marked: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ū', A: 'Å', E: 'Ê' }

/** Vowels get marks and every second one comes twice; tags such as `<0>` stay as they are. */
function lengthen(text: string): string {
  let longer = 0
  return text
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<')
        ? piece
        : piece.replaceAll(/\w/g, (letter) => {
            longer += 0.4
            const shown = marked[letter] ?? letter
            if (longer < 1) return shown
            longer -= 1
            return shown + shown.toLowerCase()
          }),
    )
    .join('')
}
