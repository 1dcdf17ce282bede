import { finished, Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { Operation } from '#http/contract/contract.ts'
import type { Upload } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Largest body of any kind, unless an operation allows more. */
export const HOST_LIMIT = 30_000_000
const MAX_FILES = 100

/** How large one file may be, and how a larger one is refused: 413 where the operator chose the limit, 400 where the contract does. */
export interface UploadLimit {
  readonly bytes: number
  readonly status: 400 | 413
}

/** What an operation takes: stored files are as large as the operator says, others as the contract says. */
export function uploadLimit({ id, bodyLimit }: Operation, { maxUploadBytes }: Config): UploadLimit {
  const bytes = bodyLimit ?? HOST_LIMIT
  return id === 'uploadAssets'
    ? { bytes: maxUploadBytes ?? bytes, status: 413 }
    : { bytes, status: 400 }
}

/** The files of a form, one after the other. The stream of a file that is larger than the limit fails with a Refusal that names it. */
export async function* readUploads(
  request: FastifyRequest,
  limit: UploadLimit,
): AsyncIterable<Upload> {
  if (!request.isMultipart()) throw new Refusal(400, 'formExpected')
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > Math.max(limit.bytes, HOST_LIMIT) * 1.01) throw tooLarge(limit)
  const parts = request.parts({
    limits: { fileSize: limit.bytes, files: MAX_FILES, fields: 100, fieldSize: 10_000 },
  })
  for await (const part of readable(parts)) {
    if (part.type !== 'file') continue
    const { file } = part
    const stream = wholeOf(file, () => tooLarge(limit))
    yield {
      field: part.fieldname.toLowerCase(),
      fileName: part.filename.split(/[/\\]/).at(-1) ?? '',
      mimeType: part.mimetype,
      stream,
    }
    file.unpipe(stream)
    file.resume()
  }
}

const formBroken = () => new Refusal(400, 'formBroken')

/** Parts as they come; a form that the parser cannot read, or that ends early, is refused. */
async function* readable<T>(parts: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* parts
  } catch (error) {
    // Exceeded limits are errors of the parser, which have a status.
    const hasStatus = error instanceof Error && 'statusCode' in error
    throw hasStatus ? error : formBroken()
  }
}

/** The parser cuts a file off at the limit and ends it as if that were all: this stream fails instead. */
function wholeOf(
  file: Readable & { readonly truncated: boolean },
  failure: () => Error,
): Transform {
  const whole = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(file.truncated ? failure() : null),
  })
  // Also for a file that failed before anybody listened: the whole form may have come at once.
  finished(file, { writable: false }, (error) => {
    if (error) whole.destroy(formBroken())
  })
  // A handler that does not read the files need not handle their errors either.
  whole.on('error', () => undefined)
  return file.pipe(whole)
}

function tooLarge({ bytes, status }: UploadLimit): Refusal {
  const mebibytes = bytes / 1_048_576
  const limit = Number.isInteger(mebibytes) ? `${mebibytes} MiB` : `${bytes / 1_000_000} MB`
  return new Refusal(status, 'fileTooLarge', { values: { limit } })
}
