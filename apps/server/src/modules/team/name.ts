import { Refusal } from '#modules/operation/refusal.ts'
import { isMisleading } from '#modules/text/names.ts'

/** The team name as it is kept; undefined when nothing is left of it. Throws Refusal for a name that misleads. */
export function acceptTeamName(text: string): string | undefined {
  if (isMisleading(text)) throw new Refusal(400, 'nameInvisible')
  return text.trim() || undefined
}
