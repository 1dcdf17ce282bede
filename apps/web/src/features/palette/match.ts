import type { PaletteGroup, PaletteItem } from '@halyard/ui'

/** An entry of the palette; `keywords` are found too, though they are not shown. */
export type Entry = PaletteItem & { keywords?: string }
export type EntryGroup = Omit<PaletteGroup, 'items'> & { items: readonly Entry[] }

/** Without case and accents, so that `uber` finds `Über`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Where the words of a query are in a label, as [from, to) of its letters, without overlaps and in order. Words that only
 * are in other letters than typed (accents, case) are found too.
 */
export function foundIn(label: string, query: string): [number, number][] {
  const letters = Array.from(label)
  const folded: number[] = []
  let text = ''
  let at = 0
  for (const letter of letters) {
    for (const sign of plain(letter)) {
      text += sign
      folded.push(...Array<number>(sign.length).fill(at))
    }
    at += letter.length
  }
  folded.push(label.length)
  const ranges = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const start = text.indexOf(word)
      if (start < 0) return []
      return [[folded[start] ?? 0, folded[start + word.length] ?? label.length] as [number, number]]
    })
    .toSorted(([a], [b]) => a - b)
  return ranges.filter(([from], index) => from >= (ranges[index - 1]?.[1] ?? 0))
}

/** How well a text fits the words of a query: 3 starts with it, 2 a word starts with each, 1 holds each, 0 does not. */
function fitness(text: string, query: string): number {
  if (text.startsWith(query)) return 3
  const words = query.split(/\s+/)
  if (words.every((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${escape(word)}`, 'u').test(text)))
    return 2
  return words.every((word) => text.includes(word)) ? 1 : 0
}

const escape = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)

/**
 * The entries that fit a query, the best of each group first; a group without one is left out.
 *
 * @param most entries per group
 */
export function matchEntries(
  groups: readonly EntryGroup[],
  query: string,
  most: number,
): PaletteGroup[] {
  const wanted = plain(query.trim())
  return groups.flatMap((group) => {
    const items = wanted === '' ? group.items : fitting(group.items, wanted)
    if (items.length === 0) return []
    const best = items.slice(0, most)
    return [
      { ...group, items: best.map((item) => ({ ...item, found: foundIn(item.label, wanted) })) },
    ]
  })
}

function fitting(items: readonly Entry[], wanted: string): Entry[] {
  return items
    .map((item) => ({ item, fits: fitness(plain(`${item.label} ${item.keywords ?? ''}`), wanted) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits)
    .map(({ item }) => item)
}

/** What a query asks for: `>` for commands, `@` for teams, else anything. */
export type Asked = { kind: 'all' | 'actions' | 'teams'; text: string }

/** Splits a query into its kind and its words. */
export function asked(query: string): Asked {
  const text = query.trimStart()
  if (text.startsWith('>')) return { kind: 'actions', text: text.slice(1).trim() }
  if (text.startsWith('@')) return { kind: 'teams', text: text.slice(1).trim() }
  return { kind: 'all', text: query }
}
