import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlacedOperation } from './contract.ts'

/** All TypeScript of a folder in one text, tests left out. */
export async function sourceText(folder: string): Promise<string> {
  const texts: Promise<string>[] = []
  for await (const path of glob('**/*.ts', { cwd: folder })) {
    if (!path.endsWith('.test.ts')) texts.push(readFile(join(folder, path), 'utf8'))
  }
  return (await Promise.all(texts)).join('\n')
}

/** Operations that the server has a handler for. */
export const builtIn = (serverSource: string): Set<string> =>
  namesIn(serverSource, /\bhandle\(\s*'(\w+)'/g)

/** Operations that the types of the client know. */
export function typedIn(schemaSource: string): Set<string> {
  const [, operations = ''] = schemaSource.split('export interface operations {')
  return namesIn(operations.split('\n}')[0] ?? '', /^ {4}(\w+): \{$/gm)
}

function namesIn(source: string, pattern: RegExp): Set<string> {
  return new Set([...source.matchAll(pattern)].map(([, name]) => name ?? ''))
}

/** Operations that a source calls by verb and URL; a URL without a verb is a link, hence a GET. */
export function calledIn(source: string, operations: readonly PlacedOperation[]): Set<string> {
  const calls = new Set(
    [...source.matchAll(CALL)].map(([, verb = 'GET', , url = '']) => addressOf(verb, url)),
  )
  const called = operations.filter(({ verb, url }) => calls.has(addressOf(verb, url)))
  return new Set(called.map(({ operation }) => operation.operationId ?? ''))
}

/** `GET('/api/team')`, `sendFile('PUT', '/api/account/avatar'` or just `/api/game/${id}/sheet` in backticks. */
const CALL = /(?:\b(GET|PUT|POST|DELETE)'?\s*[(,]\s*)?(['`])(\/(?:api|assets)\b[^'`]*)\2/g

const addressOf = (verb: string, url: string) =>
  `${verb.toUpperCase()} ${url.toLowerCase().replaceAll(/\$?\{[^}]*\}/g, '{}')}`
