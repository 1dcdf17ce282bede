import { ApiDocument } from './document.ts'
import type { Json } from './json.ts'

/** What a test wants to be different about the small document below. */
export interface ApiParts {
  /** Schema of the request body. */
  body?: Json
  /** Schema of the answer. */
  answer?: Json
  parameters?: Json[]
  /** Further keys of the operation. */
  operation?: Json
  /** All answers instead of the single 200. */
  responses?: Json
  types?: Json
  /** Further keys of the document. */
  document?: Json
}

/** A document with the one operation `PUT /team/{id}`. */
export function anApi(parts: ApiParts = {}): ApiDocument {
  const { body, answer, parameters = [], operation, responses, types = {}, document } = parts
  const raw = {
    openapi: '3.1.0',
    paths: {
      '/team/{id}': {
        put: {
          operationId: 'updateTeam',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            ...parameters,
          ],
          ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
          responses: responses ?? { 200: answer ? { content: jsonOf(answer) } : {} },
          ...operation,
        },
      },
    },
    components: { schemas: types },
    ...document,
  }
  return new ApiDocument(raw, 'a test')
}

/** The body of a JSON request or answer. */
export const jsonOf = (schema: Json) => ({ 'application/json': { schema } })

/** An object schema; its fields are text by default. */
export const anObject = (fields: Json, ...required: string[]): Json => ({
  type: 'object',
  properties: fields,
  required,
})
