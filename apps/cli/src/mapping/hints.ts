import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, isEmpty, list, number, text } from '#mapping/values.ts'

/** Hints as texts, a title in bold before its hint. The platform shows hints to everybody at once: cost and condition go. */
export function mapHints(value: unknown): { hints: string[]; notes: Note[] } {
  const entries = list(value)
  const hints = entries.map(hintText).filter((hint) => hint !== undefined)
  const bought = entries.filter(isBought).length
  const notes = bought > 0 ? [note('hint-cost', `cost of ${bought} left out`)] : []
  return { hints, notes }
}

function hintText(entry: unknown): string | undefined {
  const { title, content } = fields(entry)
  const body = (text(entry) ?? text(content))?.trim()
  const heading = text(title)?.trim()
  if (body === undefined) return undefined
  return heading ? `**${heading}** ${body}` : body
}

function isBought(entry: unknown): boolean {
  const { cost, requirements } = fields(entry)
  return (number(cost) ?? 0) > 0 || !isEmpty(requirements)
}
