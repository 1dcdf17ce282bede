import { basename } from 'pathe'
import { folderCategory } from '#pack/common-keys.ts'
import type { Common } from '#pack/common-keys.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, isEmpty, list, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** Brings a challenge file of rCDS to the keys of ctfcli. */
export function fromRcds(
  { flag, provide, expose, containers, visible, ...rest }: Fields,
  source: string,
): Common {
  const flagFile = text(fields(flag).file)
  const run = chosenContainer(fields(containers), fields(expose))
  const given = list(provide).flatMap(providedFiles)
  const linked = given.filter(({ file }) => isWebAddress(file))
  const provided = given.filter((each) => !linked.includes(each))
  return {
    file: {
      ...rest,
      ...(linked.length > 0 && { description: withLinks(text(rest.description), linked) }),
      category: rest.category ?? folderCategory(source),
      flags: flagFile === undefined ? list(flag) : [],
      files: provided.map(({ file }) => file),
      ...(run && { image: imageOf(run.container), port: run.port }),
      ...(text(visible) === 'false' && { state: 'hidden' }),
    },
    flagFile,
    fileNames: new Map(provided.flatMap(({ file, as }) => (as === undefined ? [] : [[file, as]]))),
    notes: [
      ...(run?.notes ?? []),
      ...linked.map(({ file }) => note('file-linked', file)),
      // What can be pulled is started for each team, at an address of its own.
      ...(text(run?.container.image) === undefined ? Object.values(fields(expose)) : []).flatMap(
        exposed,
      ),
    ],
  }
}

type Run = { container: Fields; port: unknown; notes: Note[] }
/** A container, and what `expose` calls it. */
type Named = { name: string; exposedAs: string; container: Fields }

/** An instance is one container: the one that players reach, else the first that listens. The others are named. */
function chosenContainer(containers: Fields, expose: Fields): Run | undefined {
  const all = Object.entries(containers).flatMap(([name, value]) => namedIn(name, fields(value)))
  const reached = Object.keys(expose).find((each) =>
    all.some(({ exposedAs }) => exposedAs === each),
  )
  const candidates = all.filter(({ exposedAs }) => exposedAs === (reached ?? exposedAs))
  const chosen = candidates.find(listens) ?? candidates[0]
  if (!chosen) return undefined
  const { name, exposedAs, container } = chosen
  const [target] = list(expose[exposedAs]).flatMap((port) => text(fields(port).target) ?? [])
  const others = all
    .filter((each) => each !== chosen)
    .map((each) => `${each.name} (${imageOf(each.container)})`)
    .join(', ')
  return {
    container,
    port: target ?? list(container.ports)[0],
    notes: others === '' ? [] : [note('container-extra', `runs ${name} alone, not ${others}`)],
  }
}

/** Some events write the containers of a service one level deeper. */
function namedIn(name: string, container: Fields): Named[] {
  const inner = Object.entries(container)
    .map(([key, value]) => ({ name: key, exposedAs: name, container: fields(value) }))
    .filter(({ container: each }) => isContainer(each))
  return inner.length > 0 && !isContainer(container)
    ? inner
    : [{ name, exposedAs: name, container }]
}

const listens = ({ container }: Named) => list(container.ports).length > 0

const isContainer = ({ image, build }: Fields) => !isEmpty(image) || !isEmpty(build)

/** A name in a registry, or the folder that the image is built from. */
function imageOf({ image, build }: Fields): string {
  const context = text(build) ?? text(fields(build).context) ?? '.'
  return text(image) ?? (/^[./~]/.test(context) ? context : `./${context}`)
}

type Provided = { file: string; as?: string }

/** A path or pattern, an address on the web, either of them with another name, or an archive of several. */
function providedFiles(entry: unknown): Provided[] {
  const written = fields(entry)
  const file = text(entry) ?? text(written.file) ?? text(written.url)
  if (file === undefined) return list(fields(written.spec).files).flatMap(providedFiles)
  const as = text(written.as)
  return [{ file, ...(as !== undefined && { as }) }]
}

const isWebAddress = (file: string) => /^https?:\/\//i.test(file) && URL.canParse(file)

/** What lies elsewhere stays there: the description links it, below its text. */
const withLinks = (description: string | undefined, links: readonly Provided[]): string =>
  [...(description === undefined ? [] : [description.trim()]), ...links.map(linkTo)].join('\n\n')

function linkTo({ file, as }: Provided): string {
  const name = as ?? (basename(new URL(file).pathname) || file)
  return `[${name.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](<${file.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
}

const exposed = (ports: unknown): Note[] =>
  list(ports).flatMap((port) =>
    Object.entries(fields(port))
      .filter(([kind]) => kind === 'tcp' || kind === 'http')
      .map(([kind, value]) =>
        note('address-open', `tell players where: ${kind} ${text(value) ?? ''}`.trim()),
      ),
  )
