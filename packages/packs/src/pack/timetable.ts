import type { Scoring } from '@halyard/rules'
import { readScoring } from '#game-package/scoring.ts'
import { asWritten } from '#game-package/values.ts'
import { time } from '#mapping/settings.ts'
import { defaultScore } from '#mapping/scoring.ts'
import { fields, isEmpty, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import type { BrokenFile } from '#pack/classify.ts'
import type { OpenPack } from '#pack/open.ts'
import { parseChallenge } from '#pack/parse.ts'
import type { PackChallenge } from '#pack/read.ts'
import { readJson } from '#tree/json.ts'
import { readText } from '#tree/text.ts'
import type { Tree } from '#tree/tree.ts'

/** What the formats of challenges have no place for. What is absent stays as the server has it; null takes it away. */
export type Timetable = {
  freezeAt?: number | null
  /** When challenges appear. */
  releases: Map<PackChallenge, number | null>
  /** How challenges are scored. */
  scoring: Map<PackChallenge, Scoring>
}

/** Beside the challenges of any format. A package has its own. */
export const TIMETABLE_FILE = 'halyard.yml'
const SCHEDULE_FILE = 'schedule.json'

/** Reads the times and the scoring that lie beside the challenges. */
export async function readTimetable(
  { tree, isPackage }: OpenPack,
  challenges: readonly PackChallenge[],
): Promise<{ timetable: Timetable; broken: BrokenFile[] }> {
  const source = isPackage ? SCHEDULE_FILE : TIMETABLE_FILE
  const timetable: Timetable = { releases: new Map(), scoring: new Map() }
  const broken: BrokenFile[] = []
  const complain = (problem: string) => broken.push({ source, problem })
  const file = await readFields(tree, source, complain)
  if (!file) return { timetable, broken }
  const momentOf = (written: unknown): number | null => {
    if (isEmpty(written)) return null
    const moment = time(written)
    if (moment === undefined) complain(`1:1: ${text(written)} is not a time`)
    return moment ?? null
  }
  if (Object.hasOwn(file, 'freezeAt')) timetable.freezeAt = momentOf(file.freezeAt)
  for (const entry of list(isPackage ? file.releases : file.challenges).map(fields)) {
    const found = challenges.filter((one) => isMeant(one, entry, isPackage))
    const [challenge] = found
    const name = text(entry.name ?? entry.challengeId) ?? '(without a name)'
    if (!challenge || found.length > 1) {
      complain(`1:1: ${found.length === 0 ? 'there is no' : 'there are several'} challenge ${name}`)
      continue
    }
    if (Object.hasOwn(entry, 'releaseAt'))
      timetable.releases.set(challenge, momentOf(entry.releaseAt))
    if (isPackage || isEmpty(entry.scoring)) continue
    const score = challenge.fields.originalScore ?? defaultScore
    const read = readScoring(fields(entry.scoring), score)
    if (read && 'problem' in read) complain(`1:1: ${name}: ${read.problem}`)
    else if (read) timetable.scoring.set(challenge, read.way)
  }
  return { timetable, broken }
}

async function readFields(
  tree: Tree,
  path: string,
  complain: (problem: string) => void,
): Promise<Fields | undefined> {
  const located = await tree.locate(path)
  if (located.kind !== 'found') return undefined
  if (path === SCHEDULE_FILE) return fields(asWritten(await readJson(tree.name, located.file)))
  const parsed = parseChallenge((await readText(located.file)) ?? '')
  if (parsed.kind === 'fields') return parsed.file
  complain(parsed.kind === 'problem' ? parsed.problem : '1:1: expected keys and values')
  return undefined
}

/** A package names its challenges by number, a person by title, with the category where two share one. */
function isMeant(
  { title, category, source }: PackChallenge,
  entry: Fields,
  isPackage: true | undefined,
): boolean {
  if (isPackage) return source.endsWith(`/challenge-${text(entry.challengeId)}.json`)
  const named = text(entry.category)?.toLowerCase()
  return (
    title === text(entry.name)?.trim() && (named === undefined || named === category.toLowerCase())
  )
}
