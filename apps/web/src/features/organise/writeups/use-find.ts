import { useEffect, useMemo, useRef, useState } from 'react'
import { findIn, pageText, pointsOf } from '#features/organise/writeups/find.ts'
import type { Match, PageText } from '#features/organise/writeups/find.ts'
import type { PDFDocumentProxy } from '#features/organise/writeups/pdf.ts'

/** The text of all pages, page by page as it is read; nothing is read before somebody searches. */
function usePageTexts(document: PDFDocumentProxy, isWanted: boolean): readonly PageText[] {
  const [texts, setTexts] = useState<readonly PageText[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    const stopper = new AbortController()
    const { signal } = stopper
    const read = async () => {
      const found: PageText[] = []
      for (let number = 1; number <= document.numPages; number++) {
        signal.throwIfAborted()
        const page = await document.getPage(number)
        const { items } = await page.getTextContent()
        found.push(pageText(items.filter((item) => 'str' in item)))
        if (!signal.aborted) setTexts([...found])
      }
    }
    // A page that cannot be read says so in its place.
    read().catch(() => {})
    return () => stopper.abort()
  }, [document, isWanted])
  return texts
}

/** Searches a document: where it was found, and which of the places is looked at. */
export function useFind(document: PDFDocumentProxy) {
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const texts = usePageTexts(document, wanted.trim() !== '')
  const matches = useMemo(() => findIn(texts, wanted), [texts, wanted])
  const step = (by: number) =>
    matches.length > 0 && setAt((before) => (before + by + matches.length) % matches.length)
  return {
    wanted,
    setWanted: (text: string) => {
      setWanted(text)
      setAt(0)
    },
    texts,
    matches,
    current: matches[at],
    at,
    isReading: wanted.trim() !== '' && texts.length < document.numPages,
    next: () => step(1),
    previous: () => step(-1),
  }
}

export type Find = ReturnType<typeof useFind>

/**
 * Marks what was found on the pages that are drawn. Browsers without such marks only lead to the page.
 *
 * @returns a callback for the text of a page that was rendered, or removed
 */
export function useHighlights({ matches, current, texts }: Find) {
  const runsOf = useRef(new Map<number, readonly HTMLElement[]>())
  const [, setDrawn] = useState(0)
  const rangeOf = (match: Match): Range | undefined => {
    const [runs, text] = [runsOf.current.get(match.page + 1), texts[match.page]]
    if (!runs || !text) return undefined
    const [from, to] = pointsOf(text, match)
    const [first, last] = [runs[from.run]?.firstChild, runs[to.run]?.firstChild]
    if (!first || !last) return undefined
    const range = document.createRange()
    range.setStart(first, Math.min(from.offset, first.textContent?.length ?? 0))
    range.setEnd(last, Math.min(to.offset, last.textContent?.length ?? 0))
    return range
  }
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined
    const found = matches.flatMap((match) => rangeOf(match) ?? [])
    const looked = current && rangeOf(current)
    CSS.highlights.set('pdf-found', new Highlight(...found))
    if (looked) CSS.highlights.set('pdf-current', new Highlight(looked))
    return () => {
      CSS.highlights.delete('pdf-found')
      CSS.highlights.delete('pdf-current')
    }
  })
  const [onText] = useState(() => (number: number, runs: readonly HTMLElement[] | undefined) => {
    if (runs) runsOf.current.set(number, runs)
    else runsOf.current.delete(number)
    if (runs) setDrawn((before) => before + 1)
  })
  return onText
}
