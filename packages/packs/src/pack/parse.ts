import { isMap, isScalar, parseAllDocuments, visit } from 'yaml'
import type { Document, YAMLParseError } from 'yaml'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'
import { indentContinuations } from '#pack/continuations.ts'
import { structureProblem } from '#pack/structure.ts'

type Parsed =
  | { kind: 'fields'; file: Fields; notes: Note[] }
  /** A manifest of Kubernetes, kCTF's included. */
  | { kind: 'manifest'; apiVersion: string }
  | { kind: 'problem'; problem: string }

const manifest = /^apiVersion:[ \t]*["']?([^\s"']+)/m
/** Each repair may bring the next scalar to light; a file with more of them, or that takes longer to read so often, is no challenge file. */
const mostRepairs = 50
const mostReread = 300_000

/**
 * Reads one challenge file. Numbers and booleans stay the text that was written, so that a flag `0x1F` or a name `007` does not
 * turn into another one; keys of a number kind do the same. A problem starts with its line and column. Where PyYAML is more
 * lenient than YAML (keys given twice, continued lines that are not indented), this is too.
 */
export function parseChallenge(source: string): Parsed {
  const [, apiVersion] = manifest.exec(source) ?? []
  if (apiVersion !== undefined) return { kind: 'manifest', apiVersion }
  const tooMuch = structureProblem(source)
  if (tooMuch !== undefined) return problem(`${tooMuch}: this is no challenge file`)
  const documents = parseLeniently(source)
  const [error] = documents.flatMap(({ errors }) => errors)
  if (error) return { kind: 'problem', problem: describe(error) }
  const notes: Note[] = []
  try {
    const files = documents.map((document) => toFields(document, notes)).filter(isFields)
    const [file, ...others] = files.toSorted((one, other) => rank(one) - rank(other))
    if (!file) return problem('expected keys and values, such as "name: …"')
    if (others.length > 0) {
      notes.push(note('documents-extra', `${others.length} more YAML document(s) in the file`))
    }
    return { kind: 'fields', file, notes }
  } catch {
    return problem('too many aliases, or an alias to nothing')
  }
}

const problem = (what: string): Parsed => ({ kind: 'problem', problem: `1:1: ${what}` })

/** A document with a name comes before those without. */
const rank = (file: Fields) => (Object.hasOwn(file, 'name') ? 0 : 1)

function parseLeniently(source: string): Document.Parsed[] {
  let text = source
  for (let repairs = 0; ; repairs += 1) {
    const documents = parseAllDocuments(text, { merge: true, version: '1.2', uniqueKeys: false })
    const mayRepair = repairs < mostRepairs && repairs * text.length < mostReread
    const repaired = mayRepair ? indentContinuations(text, documents) : undefined
    if (repaired === undefined) return documents
    text = repaired
  }
}

function toFields(document: Document.Parsed, notes: Note[]): unknown {
  visit(document, {
    Scalar(_key, node) {
      const { value, source: written } = node
      if (value !== null && typeof value !== 'string') node.value = written ?? JSON.stringify(value)
    },
    Map(_key, node) {
      notes.push(...repeatedKeys(node.items.map(({ key }) => key)))
    },
  })
  const file: unknown = document.toJS({ maxAliasCount: 100 })
  return isMap(document.contents) ? file : undefined
}

function repeatedKeys(keys: readonly unknown[]): Note[] {
  const names = keys.flatMap((key) => (isScalar(key) ? String(key.value) : []))
  const repeated = [...Map.groupBy(names, (name) => name)].filter(
    ([name, all]) => name !== '<<' && all.length > 1,
  )
  return repeated.map(([name]) => note('key-repeated', `${name} given twice, the last one counts`))
}

function describe({ linePos, message }: YAMLParseError): string {
  const [start] = linePos ?? []
  const [sentence = ''] = message.split('\n')
  const what = sentence.replace(/ at line \d+, column \d+:?$/, '')
  return `${start?.line ?? 1}:${start?.col ?? 1}: ${what}`
}
