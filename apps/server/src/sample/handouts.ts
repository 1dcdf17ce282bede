import { storeFile } from '#modules/asset/service.ts'
import type { Services } from '#modules/services.ts'
import type { Puzzle } from '#sample/puzzle.ts'

/** A puzzle whose files are stored. */
export interface Handouts {
  readonly puzzle: Puzzle
  readonly sharedFileHash: string | undefined
  /** Each flag; with a file where every team gets its own. */
  readonly flags: readonly { flag: string; fileHash: string | undefined }[]
}

/** Files stored at the same time; each of them waits for the disk. */
const LANES = 8

/** Makes and stores the files of all puzzles. */
export async function storeHandouts(
  services: Services,
  puzzles: readonly Puzzle[],
): Promise<Handouts[]> {
  const stored: Handouts[] = []
  for (const puzzle of puzzles) stored.push(await storePuzzle(services, puzzle))
  return stored
}

async function storePuzzle(services: Services, puzzle: Puzzle): Promise<Handouts> {
  if (!puzzle.copies) {
    const file = puzzle.file
    const sharedFileHash = file && (await store(services, file.data(), file.name))
    return { puzzle, sharedFileHash, flags: [{ flag: puzzle.flag, fileHash: undefined }] }
  }
  const copies = puzzle.copies()
  const flags: { flag: string; fileHash: string }[] = []
  for (let start = 0; start < copies.length; start += LANES) {
    const some = copies.slice(start, start + LANES).map(async ({ flag, data }) => ({
      flag,
      fileHash: await store(services, data, puzzle.fileName),
    }))
    flags.push(...(await Promise.all(some)))
  }
  return { puzzle, sharedFileHash: undefined, flags }
}

async function store(services: Services, data: Uint8Array | string, name: string): Promise<string> {
  const file = await storeFile(services, Buffer.from(data), name)
  if (!file) throw new Error(`${name} is empty`)
  return file.hash
}
