import { dirname } from 'pathe'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { mapOwn, ownKeys } from '#mapping/own-fields.ts'
import type { Own } from '#mapping/own-fields.ts'
import { fields, isEmpty, isFields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A file in the keys of ctfcli, which is what the mapping reads. */
export type Common = {
  file: Fields
  /** A file that holds the flag, as the challenge names it. */
  flagFile?: string
  notes: Note[]
  /** What the format says in the platform's own words. */
  own?: Own
}

const gzTypes = /^(static|dynamic)(attachment|container)$/i

/**
 * Brings a challenge file to the keys of ctfcli. The format is told by the content: rCDS has one `flag` and lists what it provides, the
 * tools around GZ::CTF name its challenge types or a `container`. Undefined for a file that is in ctfcli's keys already.
 *
 * @param source path of the file below the event, whose folders may say the category
 */
export function toCommon(file: Fields, source: string): Common | undefined {
  if (gzTypes.test(text(file.type) ?? '') || isFields(file.container)) return fromGz(file, source)
  const isRcds = !isEmpty(file.flag) || !isEmpty(file.provide) || !isEmpty(file.expose)
  return isRcds && isEmpty(file.flags) ? fromRcds(file, source) : undefined
}

function fromRcds(
  { flag, provide, expose, containers, visible, ...rest }: Fields,
  source: string,
): Common {
  const flagFile = text(fields(flag).file)
  const [container] = Object.values(fields(containers)).map(fields)
  const file = {
    ...rest,
    category: rest.category ?? folderCategory(source),
    flags: flagFile === undefined ? list(flag) : [],
    files: list(provide).flatMap(providedFiles),
    ...(container && {
      image: text(container.image) ?? contextOf(container.build),
      port: list(container.ports)[0],
    }),
    ...(text(visible) === 'false' && { state: 'hidden' }),
  }
  return { file, flagFile, notes: Object.values(fields(expose)).flatMap(exposed) }
}

/** The folder an image is built from, told from a name in a registry. */
function contextOf(build: unknown): string {
  const context = text(build) ?? text(fields(build).context) ?? '.'
  return /^[./~]/.test(context) ? context : `./${context}`
}

/** A path or pattern, a file with another name, or an archive of several. */
function providedFiles(entry: unknown): string[] {
  const written = fields(entry)
  const named = text(entry) ?? text(written.file)
  return named === undefined ? list(fields(written.spec).files).flatMap(providedFiles) : [named]
}

const exposed = (ports: unknown): Note[] =>
  list(ports).flatMap((port) =>
    Object.entries(fields(port))
      .filter(([kind]) => kind === 'tcp' || kind === 'http')
      .map(([kind, value]) =>
        note('address-open', `tell players where: ${kind} ${text(value) ?? ''}`.trim()),
      ),
  )

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

/** `web` of `web/echo/challenge.yml`; a challenge right below the event has none. */
const folderCategory = (source: string): string | undefined => dirname(source).split('/').at(-2)
