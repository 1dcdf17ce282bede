import { httpVerbs } from '../contract.ts'
import type { ApiDocument } from './document.ts'
import { isRecord, list, record, text, type Json } from './json.ts'

/** One operation of a document, its references followed. */
export interface ApiOperation {
  /** Verb and URL without regard to letter case and names of path parameters: what a caller addresses. */
  key: string
  /** Verb and URL as written, for reports. */
  label: string
  id?: string
  parameters: ApiParameter[]
  body?: ApiBody
  answers: Map<string, ApiAnswer>
  /** The operation as written, for extensions. */
  raw: Json
}

export interface ApiParameter {
  /** What makes it the same parameter in two documents. */
  key: string
  name: string
  place: string
  required: boolean
  schema: unknown
}

/** Schema by media type. */
export type ApiContent = Map<string, unknown>

export interface ApiBody {
  required: boolean
  content: ApiContent
}

export interface ApiAnswer {
  content: ApiContent
  headers: string[]
}

/** All operations of a document, in its order. */
export function operationsIn(document: ApiDocument): ApiOperation[] {
  const base = basePath(document)
  return Object.entries(record(document.raw['paths'])).flatMap(([url, piece]) => {
    const item = document.resolve(piece).value
    return httpVerbs.flatMap((verb) => {
      const raw = item[verb]
      return isRecord(raw) ? [operationFrom(document, verb, `${base}${url}`, item, raw)] : []
    })
  })
}

/** Some servers keep the first part of their URLs in `servers`. */
function basePath(document: ApiDocument): string {
  const url = text(record(list(document.raw['servers'])[0])['url']) ?? ''
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '')
  return path.includes('{') ? '' : path
}

function operationFrom(
  document: ApiDocument,
  verb: string,
  url: string,
  item: Json,
  raw: Json,
): ApiOperation {
  const method = verb.toUpperCase()
  const id = text(raw['operationId'])
  const body = bodyFrom(document, raw['requestBody'])
  return {
    key: `${method} ${url.toLowerCase().replaceAll(/\{[^}]*\}/g, '{}')}`,
    label: `${method} ${url}`,
    ...(id && { id }),
    parameters: parametersFrom(document, url, [
      ...list(item['parameters']),
      ...list(raw['parameters']),
    ]),
    ...(body && { body }),
    answers: answersFrom(document, raw['responses']),
    raw,
  }
}

function parametersFrom(document: ApiDocument, url: string, pieces: unknown[]): ApiParameter[] {
  const order = [...url.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  const byKey = new Map<string, ApiParameter>()
  for (const piece of pieces) {
    const { value } = document.resolve(piece)
    const name = text(value['name']) ?? ''
    const place = text(value['in']) ?? ''
    // A path parameter is known by its place in the URL: its name never travels.
    const key = place === 'path' ? `path ${order.indexOf(name)}` : `${place} ${name.toLowerCase()}`
    const schema = value['schema'] ?? [...contentFrom(value['content']).values()][0]
    byKey.set(key, { key, name, place, required: value['required'] === true, schema })
  }
  return [...byKey.values()]
}

function bodyFrom(document: ApiDocument, piece: unknown): ApiBody | undefined {
  if (!isRecord(piece)) return undefined
  const { value } = document.resolve(piece)
  return { required: value['required'] === true, content: contentFrom(value['content']) }
}

function answersFrom(document: ApiDocument, pieces: unknown): Map<string, ApiAnswer> {
  return new Map(
    Object.entries(record(pieces)).map(([status, piece]) => {
      const { value } = document.resolve(piece)
      const headers = Object.keys(record(value['headers']))
      return [status, { content: contentFrom(value['content']), headers }]
    }),
  )
}

function contentFrom(content: unknown): ApiContent {
  return new Map(
    Object.entries(record(content)).map(([type, media]) => [
      (type.split(';')[0] ?? '').trim().toLowerCase(),
      record(media)['schema'],
    ]),
  )
}
