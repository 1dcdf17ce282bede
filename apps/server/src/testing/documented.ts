import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { BUNDLE, loadContract } from '#http/contract/contract.ts'
import type { JsonSchema, Operation } from '#http/contract/contract.ts'
import { addContractTypes } from '#http/contract/validation.ts'
import type { TestResponse } from '#testing/http-client.ts'

interface Described {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}
interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>>
  readonly components: { readonly responses: Responses }
}
type Responses = Readonly<Record<string, Described>>

const text = readFileSync(BUNDLE, 'utf8')
const document: Bundle = JSON.parse(text.replaceAll(/"#\/components\/schemas\/(\w+)"/g, '"$1#"'))
const ajv = new Ajv2020({ strict: false, logger: false })
addContractTypes(ajv, loadContract())

/** What the document does not say about an answer: its status, its media type or its shape; undefined when it says it all. */
export function undocumented(
  { path, method }: Operation,
  { status, headers, body, bytes }: TestResponse,
): string | undefined {
  const found = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)]
  const name = found?.$ref?.split('/').at(-1) ?? ''
  const described = document.components.responses[name] ?? found
  const describe = (what: string) => `${method} ${path}: ${status} ${what}`
  if (!described) return describe('')
  const mediaType = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  const { content } = described
  if (!content) return bytes.length > 0 ? describe('has a body') : undefined
  const media = content[mediaType] ?? content['*/*']
  if (!media) return describe(mediaType)
  if (!mediaType.endsWith('json') || !media.schema || media.schema.format === 'binary')
    return undefined
  return ajv.validate(media.schema, body) ? undefined : describe(ajv.errorsText(ajv.errors))
}
