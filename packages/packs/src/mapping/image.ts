import { join, normalize } from 'pathe'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** How an image is made of a folder. Paths are below the event. */
export type ImageBuild = { image: string; context: string; dockerfile?: string }

type Mapped = { containerImage?: string; exposePort?: number; build?: ImageBuild; notes: Note[] }

const highestPort = 65_535

/**
 * Image reference of an instance and its inner port, when the file names one that an engine can pull. A folder or compose file must be
 * built first, and the remark says how.
 *
 * @param folder of the file, below the event
 * @param buildsImages whether those made of one folder will be there
 */
export function mapImage(file: Fields, folder: string, buildsImages: boolean): Mapped {
  const extra = fields(file.extra)
  const image = (text(file.image) ?? text(extra.image))?.trim()
  const written = text(file.port) ?? text(extra.port)
  const exposePort = portOf(written)
  const unused = written === undefined ? [] : [note('left-out', `port ${written}`)]
  if (image === undefined) return { notes: unused }
  if (/^[./~]|\s|\\|^__compose__$|\.(ya?ml|tar(\.gz)?)$|^dockerfile$/i.test(image)) {
    const build = buildOf(text(file.name) ?? 'image', folder, image)
    if (build && buildsImages) return { ...withPort(build.image, exposePort, unused), build }
    const command = build ? commandOf(build) : composeCommand(folder, image)
    return { notes: [note('image-not-built', `image ${image} not built: ${command}`), ...unused] }
  }
  return withPort(image, exposePort, unused)
}

function withPort(containerImage: string, exposePort: number | undefined, unused: Note[]): Mapped {
  if (exposePort !== undefined) return { containerImage, exposePort, notes: [] }
  return { containerImage, notes: [note('image-port', 'inner port 80 assumed'), ...unused] }
}

/** Undefined for an archive or a compose file, which make several images or one of a name that only they know. */
function buildOf(title: string, folder: string, image: string): ImageBuild | undefined {
  if (image === '__compose__' || /\.(ya?ml|tar(\.gz)?)$/i.test(image)) return undefined
  const path = join(folder, image)
  if (!/dockerfile$/i.test(image)) return { image: slug(title), context: path }
  return { image: slug(title), context: normalize(folder), dockerfile: path }
}

/** What builds it, to be typed in the folder of the event. */
const commandOf = ({ image, context, dockerfile }: ImageBuild) =>
  dockerfile === undefined
    ? `docker build -t ${image} ${quoted(context)}`
    : `docker build -t ${image} -f ${quoted(dockerfile)} ${quoted(context)}`

/** The same for an archive or a compose file. */
function composeCommand(folder: string, image: string): string {
  const path = quoted(join(folder, image === '__compose__' ? '.' : image))
  if (image === '__compose__') return `docker compose --project-directory ${path} build`
  if (/\.ya?ml$/i.test(image)) return `docker compose -f ${path} build`
  return `docker load -i ${path}`
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
