import { limits } from '@halyard/api'
import { LOCKED_TILES } from '@halyard/rules'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { mapHints } from '#mapping/hints.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { MappingOptions } from '#mapping/options.ts'
import type { Requires } from '#mapping/requirements.ts'
import { oneOf, whole } from '#mapping/settings.ts'
import { fields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A challenge as far as another one is required by it. */
type Titled = Pick<ChallengePlan, 'title' | 'category'>

const ofPause = limits.cooldownEditModel
const ofHint = limits.pricedHintEdit

/** What a file of the package says of each challenge, by its number there. */
export const entriesById = (written: unknown): ReadonlyMap<number, Fields> =>
  new Map(
    list(written)
      .map(fields)
      .map((entry) => [Number(text(entry.challengeId)), entry]),
  )

/** The hints with a price that `hints.json` has for a challenge; as those of any file where the server knows no prices. */
export function readHints(
  written: Fields | undefined,
  options: Pick<MappingOptions, 'allHints' | 'pricedHints'>,
): ReturnType<typeof mapHints> & { problems: string[] } {
  const hints = list(written?.hints).map((entry) => {
    const hint = fields(entry)
    return { text: text(hint.text), price: whole(ofHint.price)(hint.price) }
  })
  const priced = hints.flatMap(({ text: content, price }) =>
    content === undefined || price === undefined ? [] : [{ text: content, price }],
  )
  const problems = priced.length === hints.length ? [] : ['hints of hints.json cannot be read']
  if (options.pricedHints && !options.allHints) return { hints: [], priced, notes: [], problems }
  const plain = priced.map(({ text: content, price }) => ({ content, cost: String(price) }))
  return { ...mapHints(plain, options), problems }
}

/** The pause after wrong answers that `cooldown.json` has for a challenge. */
export function readCooldown(
  written: Fields | undefined,
  isKnown: boolean,
): Pick<ChallengePlan, 'cooldown'> & { notes: Note[]; problems: string[] } {
  if (!written) return { notes: [], problems: [] }
  const seconds = whole(ofPause.seconds)(written.seconds)
  const wrongAnswers = whole(ofPause.wrongAnswers)(written.wrongAnswers ?? '1')
  if (seconds === undefined || wrongAnswers === undefined)
    return { notes: [], problems: ['pause of cooldown.json cannot be read'] }
  if (isKnown) return { cooldown: { wrongAnswers, seconds }, notes: [], problems: [] }
  const answers = `${wrongAnswers} wrong answer${wrongAnswers === 1 ? '' : 's'}`
  return { notes: [note('cooldown', `pause of ${seconds} s after ${answers}`)], problems: [] }
}

/** What `requirements.json` has for a challenge, by title and category: numbers change from server to server. */
export function readRequirements(
  written: Fields | undefined,
  byId: ReadonlyMap<number, Titled>,
  isKnown: boolean,
): { requires?: Requires; notes: Note[] } {
  const ids = list(written?.requires).map((id) => Number(text(id)))
  const challenges = ids.flatMap((id) => byId.get(id) ?? [])
  const missing = ids
    .filter((id) => !byId.has(id))
    .map((id) => note('requirement-missing', `requires challenge ${id} of the package`))
  if (challenges.length === 0) return { notes: missing }
  const titles = challenges.map(({ title }) => title)
  if (!isKnown) return { notes: [...missing, note('requirement', `requires ${titles.join(', ')}`)] }
  const tile = oneOf(LOCKED_TILES)(written?.tile) ?? 'hidden'
  const required = challenges.map(({ title, category }) => ({ title, category }))
  return { requires: { challenges: required, tile }, notes: missing }
}
