import type { FastifyRequest } from 'fastify'
import type { Upload } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Largest body of any kind, unless an operation allows more. */
export const HOST_LIMIT = 30_000_000
const MOST_FILES = 100

/** The files of a form, one after the other. The stream of a file larger than `limit` bytes fails with Refusal 413. */
export async function* readUploads(request: FastifyRequest, limit: number): AsyncIterable<Upload> {
  if (!request.isMultipart()) throw new Refusal(400, 'formExpected')
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > Math.max(limit, HOST_LIMIT) * 1.01) throw new Refusal(413, 'bodyTooLarge')
  const parts = request.parts({
    limits: { fileSize: limit, files: MOST_FILES, fields: 100, fieldSize: 10_000 },
  })
  for await (const part of parts) {
    if (part.type !== 'file') continue
    yield {
      field: part.fieldname,
      fileName: part.filename.split(/[/\\]/).at(-1) ?? '',
      mimeType: part.mimetype,
      stream: part.file,
    }
    part.file.resume()
  }
}
