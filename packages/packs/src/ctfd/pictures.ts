import { createSHA256 } from 'hash-wasm'
import { basename } from 'pathe'
import { folderOfTables } from '#ctfd/tables.ts'
import type { Tree, TreeContent, TreeFile } from '#tree/tree.ts'

/** A file that a text of an export shows or links, and where the text finds it on the platform. */
export type Picture = { path: string; content: TreeFile & TreeContent }

/** The file of an upload, by its place; undefined where the export does not hold it. */
export type FindUpload = (location: string) => Promise<TreeFile | undefined>

/** The uploads of an export. */
export function uploadsOf(tree: Tree): FindUpload {
  const root = folderOfTables(tree)?.replace(/db\/$/, '') ?? ''
  return async (location) => {
    const located = await tree.locate(`${root}uploads/${location}`)
    return located.kind === 'found' ? located.file : undefined
  }
}

/** A text whose links lead to files that come along. */
export type Linked = {
  text: string
  pictures: Picture[]
  /** Links to files that the export does not hold. */
  missing: string[]
}

/** An address of CTFd's own files, which may lie below a path, with the token that it adds for whoever is logged in. */
const link =
  /((?:(?:https?:)?\/\/[^\s"'()<>/]+)?(?:\/[^\s"'()<>?#/]+){0,4}?\/|(?<![^\s"'()<>=]))files\/([^\s"'()<>?#/]+\/[^\s"'`()<>?#]*[^\s"'`()<>?#.,;:!])(?:\?[^\s"'()<>#]*)?/g

/**
 * Makes links below `/files/` lead to the same files on the platform, where a file is found by its content. Only an
 * address from the root is surely one of them: any other stays unless the export holds its file.
 *
 * @param find among the uploads of the export
 */
export async function linkPictures(text: string, find: FindUpload): Promise<Linked> {
  const pictures: Picture[] = []
  const missing: string[] = []
  const addresses = new Map<string, string>()
  for (const [whole, before, location = ''] of text.matchAll(link)) {
    const content = await find(decoded(location))
    if (content) {
      const hash = await hashOf(content)
      const name = basename(decoded(location))
      pictures.push({ path: `pictures/${hash}`, content: { ...content, calledAs: name } })
      addresses.set(whole, `/assets/${hash}/${encodeURIComponent(name)}`)
    } else if (before === '/') missing.push(`files/${location}`)
  }
  return { text: text.replace(link, (whole) => addresses.get(whole) ?? whole), pictures, missing }
}

/** A linked file may be larger than memory. */
async function hashOf({ stream, read }: TreeFile): Promise<string> {
  const hash = await createSHA256()
  if (stream) for await (const part of stream()) hash.update(part)
  else hash.update(await read())
  return hash.digest('hex')
}

function decoded(location: string): string {
  try {
    return decodeURIComponent(location)
  } catch {
    return location
  }
}
