import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, isEmpty, list, number, text } from '#mapping/values.ts'

const shownLength = 40

type Mapped = { hints: string[]; notes: Note[] }

/**
 * Hints as texts, a title in bold before its hint. The platform shows hints to everybody for nothing, so those with a price or a
 * condition are named and left out.
 *
 * @param allHints whether to give them out all the same
 */
export function mapHints(value: unknown, allHints: boolean): Mapped {
  const mapped: Mapped = { hints: [], notes: [] }
  for (const entry of list(value)) {
    const hint = hintText(entry)
    const price = priceOf(entry)
    if (hint === undefined) continue
    if (price === undefined || allHints) mapped.hints.push(hint)
    if (price === undefined) continue
    const name = `hint "${shorten(hint)}" (${price})`
    mapped.notes.push(allHints ? note('hint-free', `${name} is free`) : note('hint-cost', name))
  }
  return mapped
}

function hintText(entry: unknown): string | undefined {
  const { title, content, hint } = fields(entry)
  const body = (text(entry) ?? text(content) ?? text(hint))?.trim()
  const heading = text(title)?.trim()
  if (body === undefined) return undefined
  return heading ? `**${heading}** ${body}` : body
}

function priceOf(entry: unknown): string | undefined {
  const { cost, requirements } = fields(entry)
  const points = number(cost) ?? 0
  if (points > 0) return `${points} point${points === 1 ? '' : 's'}`
  return isEmpty(requirements) ? undefined : 'after another hint'
}

function shorten(hint: string): string {
  const [line = ''] = hint.split('\n')
  return line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line
}
