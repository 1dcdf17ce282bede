import type { PaletteGroup, PaletteItem } from '@halyard/ui'

/** An entry of the palette; `words` are found too, though they are not shown. */
export type Entry = PaletteItem & { words?: string }
export type EntryGroup = Omit<PaletteGroup, 'items'> & { items: readonly Entry[] }

/** Without case and accents, so that `uber` finds `Über`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

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
    return items.length === 0 ? [] : [{ ...group, items: items.slice(0, most) }]
  })
}

function fitting(items: readonly Entry[], wanted: string): Entry[] {
  return items
    .map((item) => ({ item, fits: fitness(plain(`${item.label} ${item.words ?? ''}`), wanted) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits)
    .map(({ item }) => item)
}
