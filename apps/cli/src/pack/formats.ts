import { posix } from 'node:path'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, isEmpty, isFields, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A file in the keys of ctfcli, which is what the mapping reads. */
export type Common = {
  file: Fields
  /** A file that holds the flag, as the challenge names it. */
  flagFile?: string
  notes: Note[]
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
    ...(container && { image: text(container.image) ?? '.', port: list(container.ports)[0] }),
    ...(text(visible) === 'false' && { state: 'hidden' }),
  }
  return { file, flagFile, notes: Object.values(fields(expose)).flatMap(exposed) }
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

function fromGz(
  { type, provide, container, scripts, visible, ...rest }: Fields,
  source: string,
): Common {
  const kept = fields(container)
  const { containerImage, exposePort, containerExposePort, flagTemplate, ...limits } = kept
  const lost = [
    ...(isEmpty(scripts) ? [] : ['scripts']),
    ...Object.keys(limits).map((key) => `container.${key}`),
  ]
  const kind = text(type) ?? ''
  const isDynamic = /^dynamic./i.test(kind)
  const file = {
    ...rest,
    ...(!gzTypes.test(kind) && { type }),
    category: rest.category ?? folderCategory(source),
    files: list(provide),
    ...(!isEmpty(containerImage) && { image: containerImage }),
    ...((exposePort ?? containerExposePort) ? { port: exposePort ?? containerExposePort } : {}),
    ...(text(visible) === 'false' && { state: 'hidden' }),
  }
  const notes = [
    ...lost.map((key) => note('left-out', key)),
    ...(isEmpty(flagTemplate) ? [] : [note('flag-template', 'flag template left out')]),
    ...(isDynamic ? [note('type-unknown', `type ${kind}, imported as a static one`)] : []),
  ]
  return { file, notes }
}

/** `web` of `web/echo/challenge.yml`; a challenge right below the event has none. */
const folderCategory = (source: string): string | undefined =>
  posix.dirname(source).split('/').at(-2)
