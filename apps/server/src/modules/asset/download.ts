import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '#db/database.ts'
import { attachmentHeader, contentTypeOf } from '#modules/asset/content-type.ts'
import { readRange } from '#modules/asset/range.ts'
import { safeFileName } from '#modules/asset/service.ts'
import { RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { namesTag } from '#modules/operation/tags.ts'
import type { FileStore } from '#platform/files.ts'

const SEVEN_DAYS_SECONDS = 604_800

interface Asked {
  readonly name: string
  /** Others may not have the file: no cache gives it to them, and the browser asks each time. */
  readonly isPrivate: boolean
  readonly headers: IncomingHttpHeaders
}

/** Answers a request for a stored file: whole, in part, or "you hold it already". */
export function download(
  files: FileStore,
  file: Row<'files'>,
  { name, isPrivate, headers }: Asked,
): RawReply {
  const tag = `"${file.hash.slice(8, 16)}"`
  const changedAtMs = Math.floor(file.uploaded_at / 1000) * 1000
  refuseWrongPrecondition(headers, tag, changedAtMs)
  const caching = {
    etag: tag,
    'last-modified': new Date(changedAtMs).toUTCString(),
    'cache-control': isPrivate ? 'private, no-cache' : `public, max-age=${SEVEN_DAYS_SECONDS}`,
  }
  if (isCached(headers, tag, changedAtMs)) return new RawReply({ status: 304, headers: caching })

  const describing = {
    ...caching,
    'accept-ranges': 'bytes',
    'content-type': contentTypeOf(name, file.name),
    'content-disposition': attachmentHeader(safeFileName(name)),
  }
  const wantsRange = headers['if-range'] === undefined || headers['if-range'] === tag
  const range = wantsRange ? readRange(headers.range, file.size) : undefined
  if (range === 'unsatisfiable') throw new Refusal(416, 'rangeNotSatisfiable')
  if (!range) {
    const length = { 'content-length': String(file.size) }
    return new RawReply({ headers: { ...describing, ...length }, body: files.read(file.hash) })
  }
  const part = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
  }
  return new RawReply({
    status: 206,
    headers: { ...describing, ...part },
    body: files.read(file.hash, range),
  })
}

function refuseWrongPrecondition(
  headers: IncomingHttpHeaders,
  tag: string,
  changedAtMs: number,
): void {
  const match = headers['if-match']
  const unmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '')
  const isAnother = match !== undefined && !namesTag(match, tag)
  const isNewer = match === undefined && changedAtMs > unmodifiedSince
  if (isAnother || isNewer) throw new Refusal(412, 'preconditionFailed')
}

function isCached(headers: IncomingHttpHeaders, tag: string, changedAtMs: number): boolean {
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return namesTag(noneMatch, tag)
  return changedAtMs <= Date.parse(headers['if-modified-since'] ?? '')
}
