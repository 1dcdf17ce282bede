import { dirname } from 'pathe'
import type { ChallengePlan } from '#mapping/challenge.ts'
import { note } from '#mapping/notes.ts'

type Titled = { source: string; plan: ChallengePlan }

/**
 * Title and category are how a challenge is found again, so they must be one challenge's own: the second of a title gets the name of
 * its folder behind it, as many folders as it takes.
 */
export function makeTitlesUnique(challenges: readonly Titled[]): Titled[] {
  const taken = new Set<string>()
  return challenges.map((challenge) => {
    const { source, plan } = challenge
    const title = namesOf(challenge).find((name) => !taken.has(keyOf(plan, name))) ?? source
    taken.add(keyOf(plan, title))
    if (title === plan.title) return challenge
    const repeated = note('title-shared', `"${plan.title}" is taken, called "${title}"`)
    return { source, plan: { ...plan, title, notes: [...plan.notes, repeated] } }
  })
}

const keyOf = ({ category }: ChallengePlan, title: string) => `${category}\n${title}`

/** `Echo`, `Echo (b)`, `Echo (pwn/b)` and so on to the whole path of the file. */
function namesOf({ source, plan: { title } }: Titled): string[] {
  const folders = dirname(source).split('/')
  const tails = folders.map((_folder, index) => folders.slice(-1 - index).join('/'))
  return [title, ...tails.map((tail) => `${title} (${tail})`), `${title} (${source})`]
}
