import { Refusal } from '#modules/operation/refusal.ts'
import { isMisleading } from '#modules/text/names.ts'

/** The normalised team name; undefined when it is empty. Throws Refusal for a misleading name. */
export function acceptTeamName(text: string): string | undefined {
  if (isMisleading(text)) throw new Refusal(400, 'nameInvisible')
  return text.trim() || undefined
}
