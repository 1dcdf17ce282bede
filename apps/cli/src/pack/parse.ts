import { parseDocument, visit } from 'yaml'
import type { YAMLParseError } from 'yaml'
import { isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

type Parsed = { file: Fields; problem?: never } | { file?: never; problem: string }

/**
 * Reads one challenge file. Numbers and booleans stay the text that was written, so that a flag `0x1F` or a name `007` does not
 * turn into another one; keys of a number kind do the same. A problem starts with its line and column.
 */
export function parseChallenge(source: string): Parsed {
  const document = parseDocument(source, { merge: true, version: '1.2' })
  const [error] = document.errors
  if (error) return { problem: describe(error) }
  visit(document, {
    Scalar(_key, node) {
      const { value, source: written } = node
      if (value !== null && typeof value !== 'string') node.value = written ?? JSON.stringify(value)
    },
  })
  try {
    const file: unknown = document.toJS({ maxAliasCount: 100 })
    if (isFields(file)) return { file }
  } catch {
    return { problem: '1:1: too many aliases, or an alias to nothing' }
  }
  return { problem: '1:1: expected keys and values, such as "name: …"' }
}

function describe({ linePos, message }: YAMLParseError): string {
  const [start] = linePos ?? []
  const [sentence = ''] = message.split('\n')
  const what = sentence.replace(/ at line \d+, column \d+:?$/, '')
  return `${start?.line ?? 1}:${start?.col ?? 1}: ${what}`
}
