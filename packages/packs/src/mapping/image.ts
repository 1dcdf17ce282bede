import { join, normalize } from 'pathe'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

type Mapped = { containerImage?: string; exposePort?: number; notes: Note[] }

const highestPort = 65_535

/**
 * Image reference of an instance and its inner port, when the file names one that an engine can pull. A folder or compose file must be
 * built first, and the remark says how.
 *
 * @param folder of the file, below the event
 */
export function mapImage(file: Fields, folder: string): Mapped {
  const extra = fields(file.extra)
  const image = (text(file.image) ?? text(extra.image))?.trim()
  const written = text(file.port) ?? text(extra.port)
  const exposePort = portOf(written)
  const unused = written === undefined ? [] : [note('left-out', `port ${written}`)]
  if (image === undefined) return { notes: unused }
  if (/^[./~]|\s|\\|^__compose__$|\.(ya?ml|tar(\.gz)?)$|^dockerfile$/i.test(image)) {
    const command = buildCommand(text(file.name) ?? 'image', folder, image)
    return { notes: [note('image-not-built', `image ${image} not built: ${command}`), ...unused] }
  }
  if (exposePort !== undefined) return { containerImage: image, exposePort, notes: [] }
  return { containerImage: image, notes: [note('image-port', 'inner port 80 assumed'), ...unused] }
}

/** What makes an image of a folder, a Dockerfile, an archive or a compose file, to be typed in the folder of the event. */
function buildCommand(title: string, folder: string, image: string): string {
  const path = quoted(join(folder, image === '__compose__' ? '.' : image))
  if (image === '__compose__') return `docker compose --project-directory ${path} build`
  if (/\.ya?ml$/i.test(image)) return `docker compose -f ${path} build`
  if (/\.tar(\.gz)?$/i.test(image)) return `docker load -i ${path}`
  const tag = slug(title)
  if (!/dockerfile$/i.test(image)) return `docker build -t ${tag} ${path}`
  return `docker build -t ${tag} -f ${path} ${quoted(normalize(folder))}`
}

/** What a shell takes as one word. */
const quoted = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** A name that an image may have. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'challenge'

function portOf(written: string | undefined): number | undefined {
  const port = number(written)
  const isPort = port !== undefined && Number.isInteger(port) && port > 0 && port <= highestPort
  return isPort ? port : undefined
}
