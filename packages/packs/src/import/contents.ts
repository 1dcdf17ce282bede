import { tooLargeNote } from '#import/rows.ts'
import type { Note } from '#mapping/notes.ts'
import { buildHandout } from '#pack/handout.ts'
import type { Handout } from '#pack/handout.ts'
import type { PackChallenge } from '#pack/read.ts'

/** The files of a challenge, as they are uploaded. */
export type Contents = {
  /** The attachment that all teams share. */
  handout?: Handout
  /** What is given out with a flag, by flag. */
  byFlag: ReadonlyMap<string, Handout>
  /** What the texts show or link. */
  pictures: readonly Handout[]
  notes: Note[]
}

/**
 * Reads and packs the files of a challenge.
 *
 * @param maxBytes the largest upload; what is larger is named in a remark instead
 */
export async function readContents(
  { title, handoutFiles, pictureFiles, flagFiles }: PackChallenge,
  maxBytes: number,
): Promise<Contents> {
  const byFlag = new Map<string, Handout>()
  const notes: Note[] = []
  const build = async (files: PackChallenge['handoutFiles']) => {
    const { handout, tooLarge } = await buildHandout(title, files, maxBytes)
    if (tooLarge !== undefined) notes.push(tooLargeNote(tooLarge))
    return handout
  }
  const handout = handoutFiles.length > 0 ? await build(handoutFiles) : undefined
  for (const { flag, file } of flagFiles) {
    const own = await build([file])
    if (own) byFlag.set(flag, own)
  }
  const pictures: Handout[] = []
  for (const file of pictureFiles) {
    const picture = await build([file])
    if (picture) pictures.push(picture)
  }
  return { ...(handout && { handout }), byFlag, pictures, notes }
}
