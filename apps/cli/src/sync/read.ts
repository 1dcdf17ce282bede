import { openPack, readOpened, readTimetable } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { BrokenFile, MappingOptions, PackChallenge, Timetable } from '@halyard/packs'
import { challengeKey } from '@halyard/packs/send'
import { openPath } from '#tree/open.ts'

/** The challenges of all folders, and what lies beside them. */
export type Wanted = {
  challenges: { challenge: PackChallenge; folder: string }[]
  /** Files that cannot be read, below the folder that was given. */
  broken: BrokenFile[]
  timetable: Timetable
}

/**
 * Reads folders of challenges. A file that cannot be read is listed, and the others are read on.
 *
 * @throws Failure when a folder cannot be read at all, or two of them hold the same challenge
 */
export async function readFolders(
  folders: readonly string[],
  exclude: readonly string[],
  mapping: MappingOptions,
): Promise<Wanted> {
  const wanted: Wanted = {
    challenges: [],
    broken: [],
    timetable: { releases: new Map(), scoring: new Map() },
  }
  for (const folder of folders) {
    const opened = await openPack(await openPath(folder))
    const { challenges, broken } = await readOpened(opened, exclude, mapping)
    const beside = await readTimetable(opened, challenges)
    if (challenges.length + broken.length === 0) throw new Failure(`${folder} holds no challenge.`)
    wanted.challenges.push(...challenges.map((challenge) => ({ challenge, folder })))
    wanted.broken.push(
      ...[...broken, ...beside.broken].map(({ source, problem }) => ({
        source: folders.length > 1 ? `${folder}/${source}` : source,
        problem,
      })),
    )
    addTimes(wanted.timetable, beside.timetable, folder)
  }
  requireDistinct(wanted.challenges)
  return wanted
}

function addTimes(all: Timetable, one: Timetable, folder: string): void {
  for (const [challenge, at] of one.releases) all.releases.set(challenge, at)
  for (const [challenge, way] of one.scoring) all.scoring.set(challenge, way)
  if (one.freezeAt === undefined) return
  if (all.freezeAt !== undefined && all.freezeAt !== one.freezeAt)
    throw new Failure(`${folder}: another folder freezes the scoreboard at another time.`)
  all.freezeAt = one.freezeAt
}

function requireDistinct(challenges: Wanted['challenges']): void {
  const places = new Map<string, string>()
  for (const { challenge, folder } of challenges) {
    const key = challengeKey(challenge)
    const place = `${folder}/${challenge.source}`
    const other = places.get(key)
    if (other !== undefined)
      throw new Failure(
        `${place}: ${other} has the same title and category, which name a challenge.`,
      )
    places.set(key, place)
  }
}
