import { join } from 'node:path'
import type { FilesLocation, S3Location } from '#platform/objects/location.ts'
import type { BucketPurpose } from '#platform/objects/check-bucket.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import { makeFolder } from '#platform/make-folder.ts'
import { StartError } from '#platform/start-error.ts'

/** What is kept outside of the database. */
export interface Storage {
  /** Uploads. */
  readonly files: ObjectStore
  /** Finished captures of traffic. */
  readonly captures: ObjectStore
  /** For people: which folder or bucket. */
  readonly name: string
  readonly close: () => void
}

/** Opens what a location names, which is looked at first. Throws StartError with a sentence for the operator. */
export async function openStorage(location: FilesLocation): Promise<Storage> {
  if (location.kind === 's3') return openBucketStorage(location)
  const { path } = location
  const files = join(path, 'files')
  try {
    makeFolder(files)
  } catch (cause) {
    throw new StartError(`The folder ${files} cannot be made: choose another with HALYARD_FILES.`, {
      cause,
    })
  }
  return {
    files: folderObjects(files),
    captures: folderObjects(join(path, 'captures')),
    name: path,
    close: () => undefined,
  }
}

async function openBucketStorage(location: S3Location): Promise<Storage> {
  const { below, close } = await openBucket(location, {
    givenBy: 'HALYARD_FILES',
    use: 'read and written',
  })
  const { bucket, prefix } = location
  return {
    files: below('files/'),
    captures: below('captures/'),
    name: `s3://${bucket}/${prefix}`,
    close,
  }
}

/** A bucket that can be used. */
export interface Bucket {
  /** Objects whose keys begin with `folder`, which is empty or ends with a slash. */
  readonly below: (folder: string) => ObjectStore
  readonly close: () => void
}

/** Opens a bucket, which is looked at first. Throws StartError that names where its address was given. */
export async function openBucket(location: S3Location, purpose: BucketPurpose): Promise<Bucket> {
  // Its library takes 30 MB and the fifth of a second to read.
  const [{ openS3Client, s3Objects }, { checkBucket }] = await Promise.all([
    import('#platform/objects/s3.ts'),
    import('#platform/objects/check-bucket.ts'),
  ])
  const client = openS3Client(location)
  try {
    await checkBucket(client, location, purpose)
  } catch (error) {
    client.destroy()
    throw error
  }
  const { bucket, prefix } = location
  return {
    below: (folder) => s3Objects(client, bucket, `${prefix}${folder}`),
    close: () => client.destroy(),
  }
}
