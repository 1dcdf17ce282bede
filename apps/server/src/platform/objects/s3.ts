import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable } from 'node:stream'
import type { S3Location } from '#platform/objects/location.ts'
import { StoreAwayError } from '#platform/objects/object-store.ts'
import type { ByteRange, ObjectStore } from '#platform/objects/object-store.ts'

/** A server that is gone is noticed before requests time out. */
const CONNECT_LIMIT_MS = 3000
/** Longer than any sensible pause of whoever downloads; the rest is fetched as a range. */
const IDLE_LIMIT_MS = 60_000
/** Each download holds a connection for as long as its visitor needs. */
const CONNECTIONS = 1000
/** Parts of an upload: 10,000 of them are more than an object may have. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** Keys and secrets come from where all AWS tools look for them: AWS_ACCESS_KEY_ID and the others. */
export function openS3Client({ endpoint, region }: S3Location): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: true,
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      socketTimeout: IDLE_LIMIT_MS,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  })
}

/** Objects of a bucket whose keys begin with `folder`, which ends with a slash. */
export function s3Objects(client: S3Client, bucket: string, folder: string): ObjectStore {
  const at = (key: string) => ({ Bucket: bucket, Key: folder + key })
  const remove = async (key: string) => {
    await asked(client.send(new DeleteObjectCommand(at(key))))
  }

  return {
    remove,
    async write(key, content) {
      const upload = new Upload({
        client,
        params: { ...at(key), Body: content },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      })
      await asked(upload.done()).catch((error: unknown) => {
        // A content that breaks off is no fault of the store.
        throw content.errored ?? error
      })
    },
    async move(from, to) {
      const source = `${bucket}/${folder}${from}`
      const CopySource = source.split('/').map(encodeURIComponent).join('/')
      await asked(client.send(new CopyObjectCommand({ ...at(to), CopySource })))
      await remove(from)
    },
    async find(key) {
      const found = await asked(client.send(new HeadObjectCommand(at(key)))).catch(ignoreAbsence)
      if (!found) return undefined
      return {
        key,
        size: found.ContentLength ?? 0,
        changedAtMs: found.LastModified?.getTime() ?? 0,
      }
    },
    read: (key, range) =>
      Readable.from(
        chunksOf(() => client.send(new GetObjectCommand({ ...at(key), ...rangeOf(range) }))),
        { objectMode: false },
      ),
    async *list(below) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder + below })
      for await (const { Contents } of pages)
        for (const { Key, Size, LastModified } of Contents ?? [])
          if (Key !== undefined && !Key.endsWith('/'))
            yield {
              key: Key.slice(folder.length),
              size: Size ?? 0,
              changedAtMs: LastModified?.getTime() ?? 0,
            }
    },
    // A bucket has no size limit; a request for it shows whether it can be reached.
    async free() {
      await asked(client.send(new HeadBucketCommand({ Bucket: bucket })))
      return Number.MAX_SAFE_INTEGER
    },
  }
}

const rangeOf = (range: ByteRange | undefined) =>
  range && { Range: `bytes=${range.start}-${range.end}` }

async function* chunksOf(open: () => Promise<GetObjectCommandOutput>): AsyncIterable<Uint8Array> {
  const { Body } = await asked(open())
  if (Body instanceof Readable) yield* Body
}

/** What was asked of the server, with a failure as one of the store. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (isAbsence(cause)) throw cause
    throw new StoreAwayError('the object store did not do what it was asked', { cause })
  }
}

const isAbsence = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NotFound', 'NoSuchKey'].includes(error.name)

function ignoreAbsence(error: unknown): undefined {
  if (isAbsence(error)) return undefined
  throw error
}
