import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Location } from '#platform/objects/location.ts'
import { randomHex, systemRandom } from '#platform/random.ts'
import { StartError } from '#platform/start-error.ts'

/** What is done with a bucket. */
export type BucketUse = 'read' | 'read and written'

const RIGHTS: Readonly<Record<BucketUse, string>> = {
  read: 's3:ListBucket on the bucket, and s3:GetObject on what is in it',
  'read and written':
    's3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it',
}

/** Where the address of a bucket was given, and what for. */
export interface BucketPurpose {
  /** The variable or the flag that holds the address. */
  readonly givenBy: string
  readonly use: BucketUse
}

/** Lists what is in the bucket, and writes and deletes where that will be done too. Throws StartError that says what to mend. */
export async function checkBucket(
  client: S3Client,
  location: S3Location,
  purpose: BucketPurpose,
): Promise<void> {
  const { bucket, prefix } = location
  const object = { Bucket: bucket, Key: `${prefix}check-${randomHex(systemRandom, 8)}` }
  try {
    // A list, because the answer to a mere look at the bucket does not say what is wrong with it.
    await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }))
    if (purpose.use === 'read') return
    await client.send(new PutObjectCommand({ ...object, Body: 'Halyard may write here.' }))
    await client.send(new DeleteObjectCommand(object))
  } catch (error) {
    throw new StartError(sentenceOf(error, location, purpose), { cause: error })
  }
}

function sentenceOf(
  error: unknown,
  { bucket, endpoint, region }: S3Location,
  { givenBy, use }: BucketPurpose,
): string {
  const server = endpoint ?? `Amazon S3 in ${region}`
  if (!(error instanceof Error)) return `The object store at ${server} cannot be used.`
  switch (error.name) {
    case 'CredentialsProviderError':
      return 'No key for the object store was found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
    case 'NoSuchBucket':
      return `There is no bucket "${bucket}" at ${server}: create it, or correct ${givenBy}.`
    case 'InvalidAccessKeyId':
    // Of the Versity gateway.
    case 'XAdminUserNotFound':
    case 'SignatureDoesNotMatch':
    case 'ExpiredToken':
      return `The object store at ${server} refuses the key: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
    case 'AccessDenied':
      return `The key may not use the bucket "${bucket}" at ${server}: it needs ${RIGHTS[use]}.`
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `The bucket "${bucket}" is not in the region ${region}: add region=… to ${givenBy}.`
    case 'RequestTimeTooSkewed':
      return `The clock of this machine differs from that of the object store at ${server}: set it right.`
    default:
      if (error instanceof S3ServiceException)
        return `The object store at ${server} refuses to work with the bucket "${bucket}" (${error.name}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and ${givenBy}.`
      return `The object store at ${server} cannot be reached: check that it runs and that the endpoint in ${givenBy} is right.`
  }
}
