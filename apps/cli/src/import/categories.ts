import type { ChallengeCategory } from '@halyard/api'
import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { bareWord, findCategory, parseChallenge, text } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import { readGiven } from '#tree/given-file.ts'

/**
 * Reads the categories of an event from a YAML file, one `word: Category` a line.
 *
 * @throws Failure when the file cannot be read, or names a category the platform does not have
 */
export async function readCategories(path: string): Promise<Map<string, ChallengeCategory>> {
  const parsed = parseChallenge((await readGiven(path)).toString())
  if (parsed.kind !== 'fields') {
    throw new Failure(`${path} does not hold lines such as "beginner: Misc".`)
  }
  const entries = Object.entries(parsed.file).map(([word, value]) => {
    const category = findCategory(text(value) ?? '')
    if (category) return [bareWord(word), category] as const
    throw new Failure(
      `${path}: "${word}" is mapped to no category of the platform (${CHALLENGE_CATEGORIES.join(', ')}).`,
    )
  })
  return new Map(entries)
}
