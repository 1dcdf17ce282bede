import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Largest body of any kind, unless an operation allows more. */
export const HOST_LIMIT = 30_000_000
const MAX_FILES = 100

/**
 * The files of a form, one after the other. The stream of a file that is larger than the operation allows
 * fails: with Refusal 400 that names the limit, or 413 where only the host has one.
 */
export async function* readUploads(
  request: FastifyRequest,
  operationLimit: number | undefined,
): AsyncIterable<Upload> {
  if (!request.isMultipart()) throw new Refusal(400, 'formExpected')
  const limit = operationLimit ?? HOST_LIMIT
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > Math.max(limit, HOST_LIMIT) * 1.01) throw tooLarge(operationLimit)
  const parts = request.parts({
    limits: { fileSize: limit, files: MAX_FILES, fields: 100, fieldSize: 10_000 },
  })
  for await (const part of parts) {
    if (part.type !== 'file') continue
    const { file } = part
    const stream = wholeOf(file, () => tooLarge(operationLimit))
    yield {
      field: part.fieldname,
      fileName: part.filename.split(/[/\\]/).at(-1) ?? '',
      mimeType: part.mimetype,
      stream,
    }
    file.unpipe(stream)
    file.resume()
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
  file.on('error', (error) => whole.destroy(error))
  // A handler that does not read the files need not handle their errors either.
  whole.on('error', () => undefined)
  return file.pipe(whole)
}

function tooLarge(operationLimit = HOST_LIMIT): Refusal {
  if (operationLimit === HOST_LIMIT) return new Refusal(413, 'bodyTooLarge')
  const limit = `${Math.round(operationLimit / 1_048_576)} MiB`
  return new Refusal(400, 'fileTooLarge', { values: { limit } })
}
