import type { Operation } from '#contract/document.ts'
import type { Call } from '#http/request.ts'
import { pdf, png, textFile } from '#material/files.ts'
import { nobody, nowhere } from '#world/moments.ts'

const madeUpPathValues: Record<string, string | number> = {
  hash: '0'.repeat(64),
  filename: 'nothing.pcap.gz',
  userId: nowhere,
}

/** A well-formed path to things that do not exist. */
export function madeUpPath({ pathParameters, id }: Operation): Record<string, string | number> {
  return Object.fromEntries(
    pathParameters.map(({ name, schema }) => [
      name,
      madeUpPathValues[name] ?? madeUpId(schema.type, schema.format, id),
    ]),
  )
}

function madeUpId(type: unknown, format: unknown, operationId: string): string | number {
  if (type === 'integer') return nobody
  if (format === 'uuid') return nowhere
  return operationId.endsWith('Post') ? '00000000' : nowhere
}

/** A form the operation would accept. */
function formFor({ id }: Operation): Call['files'] {
  if (id === 'submitWriteup') return [pdf]
  if (id === 'uploadAssets') return [textFile('note.txt', 'note', 'files')]
  return [png]
}

/** A call that is right in everything but its ids. */
export function madeUpCall(operation: Operation): Call {
  return {
    path: madeUpPath(operation),
    ...(operation.isForm ? { files: formFor(operation) } : {}),
    ...(operation.bodySchema ? { body: operation.bodyExample } : {}),
  }
}

/** A call without any effect, for callers who must not come this far. */
export function harmlessCall(operation: Operation): Call {
  const call = { path: madeUpPath(operation) }
  if (operation.isForm) return { ...call, files: [] }
  if (!operation.bodySchema) return call
  return { ...call, body: operation.bodySchema.type === 'array' ? [] : {} }
}
