/** A place in a document: a page, and characters of its text. */
export type Match = { readonly page: number; readonly start: number; readonly length: number }

/** The runs of text of a page, as the reader gives them. */
export type TextRun = { readonly str: string; readonly hasEOL: boolean }

/** The text of a page that is searched, and where in it each run begins. */
export type PageText = { readonly text: string; readonly starts: readonly number[] }

export function pageText(runs: readonly TextRun[]): PageText {
  let text = ''
  const starts = runs.map(({ str, hasEOL }) => {
    const start = text.length
    text += hasEOL ? `${str}\n` : str
    return start
  })
  return { text, starts }
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Finds a text in any letter case; a space matches any space and for the end of a line. */
export function findIn(pages: readonly PageText[], wanted: string): readonly Match[] {
  const words = wanted.trim().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  const pattern = new RegExp(words.map(escaped).join('\\s+'), 'giu')
  return pages.flatMap(({ text }, page) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ page, start: index, length })),
  )
}

/** A character of a run: where a match begins or ends. */
export type RunPoint = { readonly run: number; readonly offset: number }

/** Where in the runs of its page a match begins and ends. */
export function pointsOf({ starts }: PageText, { start, length }: Match): [RunPoint, RunPoint] {
  const at = (offset: number): RunPoint => {
    const run = Math.max(
      0,
      starts.findLastIndex((begin) => begin <= offset),
    )
    return { run, offset: offset - (starts[run] ?? 0) }
  }
  const last = at(start + length - 1)
  return [at(start), { run: last.run, offset: last.offset + 1 }]
}
