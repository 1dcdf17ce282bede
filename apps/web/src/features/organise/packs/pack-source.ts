import { fromEvent } from 'file-selector'
import type { PackSource } from '#features/organise/packs/reader/protocol.ts'

/** What no pack is made of, and a folder of a repository is full of. */
const passedOver = /(^|\/)(\.git|node_modules|__MACOSX)\//

type PlacedFile = { path: string; file: File }

/** What was dropped on the page: an archive, or a folder with everything in it. */
export async function droppedSource(event: unknown): Promise<PackSource | undefined> {
  const found = await fromEvent(event)
  const files = found.filter((file) => file instanceof File)
  return sourceOf(files.map((file) => ({ path: file.relativePath, file })))
}

/** What was chosen in the browser's own window. */
export const chosenSource = (files: readonly File[]): PackSource | undefined =>
  sourceOf(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })))

function sourceOf(placed: readonly PlacedFile[]): PackSource | undefined {
  const [first] = placed
  if (!first) return undefined
  if (placed.length === 1 && /\.zip$/i.test(first.file.name)) {
    return { kind: 'archive', name: first.file.name, file: first.file }
  }
  const files = placed
    .map(({ path, file }) => ({ path: plain(path), file }))
    .filter(({ path }) => !passedOver.test(path))
  const [name = ''] = plain(first.path).split('/')
  const isOneFolder = files.every(({ path }) => path.startsWith(`${name}/`))
  return {
    kind: 'folder',
    name,
    files: isOneFolder
      ? files.map(({ path, file }) => ({ path: path.slice(name.length + 1), file }))
      : files,
  }
}

/** `event/challenge.yml` of `./event/challenge.yml`. */
const plain = (path: string) => path.replace(/^(\.?\/)+/, '')
