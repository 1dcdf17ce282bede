import type { IncomingMessage } from 'node:http'

/** Bytes of a request's body; a tunnel needs a few hundred. */
const longestBody = 16_384
/** Characters of one field. */
const longestField = 512

/** A request that is refused before it is understood. */
export class BadRequest extends Error {
  readonly status: number
  constructor(status: number) {
    super()
    this.status = status
  }
}

/** The JSON of a request. What forms and scripts without leave can send is refused by its type. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new BadRequest(415)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > longestBody) throw new BadRequest(413)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new BadRequest(400)
  }
}

const names = ['local', 'remote', 'label', 'key'] as const
type Fields = Partial<Record<(typeof names)[number], string>>

/** The texts of a request's JSON, by the names the protocol knows. @throws BadRequest */
export async function readFields(request: IncomingMessage): Promise<Fields> {
  const body = await readJson(request)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new BadRequest(400)
  const fields: Record<string, unknown> = { ...body }
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]
      return typeof value === 'string' ? [[name, value.slice(0, longestField)]] : []
    }),
  )
}
