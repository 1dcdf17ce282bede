import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { fields, isEmpty, list, number, text } from '#mapping/values.ts'

const shownLength = 40
/** The highest price that the platform has. */
const dearest = 1_000_000

/** A hint that a team pays for with points. */
export type PricedHint = { text: string; price: number }

type Mapped = { hints: string[]; priced: PricedHint[]; notes: Note[] }

/**
 * Hints as texts, a title in bold before its hint. Those with a price keep it where the platform knows prices. Elsewhere, and where they
 * follow another hint, they are named and left out, unless all of them are wanted for nothing.
 */
export function mapHints(
  value: unknown,
  { allHints, pricedHints }: Pick<MappingOptions, 'allHints' | 'pricedHints'>,
): Mapped {
  const mapped: Mapped = { hints: [], priced: [], notes: [] }
  for (const entry of list(value)) {
    const hint = hintText(entry)
    if (hint === undefined) continue
    const points = pointsOf(entry)
    const condition = conditionOf(entry, points)
    if (condition === undefined) mapped.hints.push(hint)
    else if (allHints) {
      mapped.hints.push(hint)
      mapped.notes.push(note('hint-free', `${nameOf(hint, condition)} is free`))
    } else if (pricedHints && points > 0) mapped.priced.push({ text: hint, price: points })
    else mapped.notes.push(note('hint-cost', nameOf(hint, condition)))
  }
  return mapped
}

const nameOf = (hint: string, condition: string) => `hint "${shorten(hint)}" (${condition})`

function hintText(entry: unknown): string | undefined {
  const { title, content, hint } = fields(entry)
  const body = (text(entry) ?? text(content) ?? text(hint))?.trim()
  const heading = text(title)?.trim()
  if (body === undefined) return undefined
  return heading ? `**${heading}** ${body}` : body
}

const pointsOf = (entry: unknown): number =>
  Math.min(Math.max(0, Math.round(number(fields(entry).cost) ?? 0)), dearest)

function conditionOf(entry: unknown, points: number): string | undefined {
  if (points > 0) return `${points} point${points === 1 ? '' : 's'}`
  return isEmpty(fields(entry).requirements) ? undefined : 'after another hint'
}

function shorten(hint: string): string {
  const [line = ''] = hint.split('\n')
  return line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line
}
