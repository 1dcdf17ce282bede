import { visit } from 'yaml'
import type { Document } from 'yaml'

/** How it is called, also where a line ends in an escaped quote. */
const endsTooEarly = /^(Missing closing |Implicit keys need to be on a single line)/

/**
 * Indents the continued lines of the first quoted scalar that ends too early because they are not indented: PyYAML reads such files,
 * the YAML specification forbids them. The value stays the same, for the blanks at the start of a continued line do not belong to it.
 *
 * @returns the changed text, undefined when there is no such scalar
 */
export function indentContinuations(
  text: string,
  documents: readonly Document.Parsed[],
): string | undefined {
  const error = documents
    .flatMap(({ errors }) => errors)
    .find(({ message }) => endsTooEarly.test(message))
  const start = error && lastQuoteBefore(error.pos[0], documents)
  if (start === undefined) return undefined
  const end = closingQuote(text, start)
  if (end === undefined) return undefined
  const column = start - (text.lastIndexOf('\n', start) + 1)
  const indent = ' '.repeat(column + 1)
  const scalar = text.slice(start, end)
  const indented = scalar.replace(/\n(?=[^\r\n])/g, `\n${indent}`)
  return indented === scalar ? undefined : text.slice(0, start) + indented + text.slice(end)
}

function lastQuoteBefore(
  position: number,
  documents: readonly Document.Parsed[],
): number | undefined {
  let last: number | undefined
  for (const document of documents) {
    visit(document, {
      Scalar(_key, { type, range }) {
        const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
        const start = range?.[0]
        if (isQuoted && start !== undefined && start < position) last = Math.max(last ?? 0, start)
      },
    })
  }
  return last
}

/** Where the quoted scalar that begins at `start` is closed. */
function closingQuote(text: string, start: number): number | undefined {
  const pattern = text[start] === '"' ? /"(?:[^"\\]|\\[^])*"/y : /'(?:[^']|'')*'/y
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : undefined
}
