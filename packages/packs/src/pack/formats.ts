import { note } from '#mapping/notes.ts'
import { mapOwn, ownKeys } from '#mapping/own-fields.ts'
import { fields, isEmpty, isFields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { folderCategory } from '#pack/common-keys.ts'
import type { Common } from '#pack/common-keys.ts'
import { fromRcds } from '#pack/rcds.ts'

const gzTypes = /^(static|dynamic)(attachment|container)$/i

/**
 * Brings a challenge file to the keys of ctfcli. The format is recognised by the content: rCDS has one `flag` and lists what it provides, the
 * tools around GZ::CTF name its challenge types or a `container`. Undefined for a file that is in ctfcli's keys already.
 *
 * @param source path of the file below the event, whose folders may say the category
 */
export function toCommon(file: Fields, source: string): Common | undefined {
  if (gzTypes.test(text(file.type) ?? '') || isFields(file.container)) return fromGz(file, source)
  const isRcds = !isEmpty(file.flag) || !isEmpty(file.provide) || !isEmpty(file.expose)
  return isRcds && isEmpty(file.flags) ? fromRcds(file, source) : undefined
}

function fromGz(file: Fields, source: string): Common {
  const { type, provide, container, scripts, visible, ...rest } = file
  const { containerImage, exposePort, containerExposePort } = fields(container)
  const port = exposePort ?? containerExposePort
  const known = Object.entries(rest).filter(([key]) => !ownKeys.includes(key))
  return {
    file: {
      ...Object.fromEntries(known),
      ...(!gzTypes.test(text(type) ?? '') && { type }),
      category: rest.category ?? folderCategory(source),
      files: list(provide),
      ...(!isEmpty(containerImage) && { image: containerImage }),
      ...(!isEmpty(port) && { port }),
      ...(text(visible) === 'false' && { state: 'hidden' }),
    },
    notes: isEmpty(scripts) ? [] : [note('left-out', 'scripts')],
    own: mapOwn(file),
  }
}
