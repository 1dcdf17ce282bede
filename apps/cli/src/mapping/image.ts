import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { text } from '#mapping/values.ts'

/** Image reference of an instance, when the file names one that an engine can pull. A folder or compose file must be built first. */
export function mapImage(value: unknown): { containerImage?: string; notes: Note[] } {
  const image = text(value)?.trim()
  if (image === undefined) return { notes: [] }
  if (/^[./~]|\s|\\|^__compose__$|\.(ya?ml|tar(\.gz)?)$|^dockerfile$/i.test(image)) {
    return { notes: [note('image-not-built', `image ${image} not built`)] }
  }
  return { containerImage: image, notes: [note('image-port', 'inner port 80 assumed')] }
}
