import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, number, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

type Mapped = { containerImage?: string; exposePort?: number; notes: Note[] }

const highestPort = 65_535

/**
 * Image reference of an instance and its inner port, when the file names one that an engine can pull. A folder or compose file must be
 * built first.
 */
export function mapImage(file: Fields): Mapped {
  const extra = fields(file.extra)
  const image = (text(file.image) ?? text(extra.image))?.trim()
  const written = text(file.port) ?? text(extra.port)
  const exposePort = portOf(written)
  const unused = written === undefined ? [] : [note('left-out', `port ${written}`)]
  if (image === undefined) return { notes: unused }
  if (/^[./~]|\s|\\|^__compose__$|\.(ya?ml|tar(\.gz)?)$|^dockerfile$/i.test(image)) {
    return { notes: [note('image-not-built', `image ${image} not built`), ...unused] }
  }
  if (exposePort !== undefined) return { containerImage: image, exposePort, notes: [] }
  return { containerImage: image, notes: [note('image-port', 'inner port 80 assumed'), ...unused] }
}

function portOf(written: string | undefined): number | undefined {
  const port = number(written)
  const isPort = port !== undefined && Number.isInteger(port) && port > 0 && port <= highestPort
  return isPort ? port : undefined
}
