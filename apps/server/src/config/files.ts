import { resolve } from 'node:path'
import type { FilesLocation } from '#platform/objects/location.ts'
import { StartError } from '#platform/start-error.ts'

export const FILES_VARIABLES = {
  HALYARD_FILES:
    'Where uploads and captures are kept: a folder, or s3://bucket?endpoint=https://…&region=…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; the data folder',
} as const

const EXAMPLE = 's3://halyard?endpoint=https://s3.example.org&region=us-east-1'
/** Means "any region" to servers that are not Amazon's. */
const DEFAULT_REGION = 'us-east-1'
const PARAMETERS = ['endpoint', 'region']

/** What `text` names; `region` holds where the address has none. Throws StartError. */
export function readFilesLocation(text: string, region = DEFAULT_REGION): FilesLocation {
  if (!/^\w+:\/\//.test(text)) return { kind: 'folder', path: resolve(text) }
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname)) {
    throw new StartError(
      `"${withoutSecrets(text)}" is no place for files: name a folder, or a bucket such as ${EXAMPLE}.`,
    )
  }
  if (url.username || url.password) {
    throw new StartError(
      `The address of the bucket ${url.hostname} may not hold a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  }
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name))
  if (unknown !== undefined) {
    throw new StartError(
      `"${unknown}" means nothing in the address of a bucket: use ${PARAMETERS.join(' and ')}, as in ${EXAMPLE}.`,
    )
  }
  const folders = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: folders.map((name) => `${name}/`).join(''),
    endpoint: readEndpoint(url.searchParams.get('endpoint')),
    region: url.searchParams.get('region') || region,
  }
}

function readEndpoint(text: string | null): string | undefined {
  if (text === null) return undefined
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '')
  throw new StartError(
    `The endpoint of a bucket must be an address such as https://s3.example.org, not "${text}".`,
  )
}

const withoutSecrets = (text: string) => text.replace(/\/\/[^/]*@/, '//…@')

/** S3 copies objects of up to 5 GB in one step, which is how an upload becomes visible. */
const LARGEST_OBJECT_BYTES = 5_000_000_000

/** Throws StartError where files may be larger than their place takes. */
export function refuseLargeObjects(
  location: FilesLocation | undefined,
  maxUploadBytes: number | undefined,
): void {
  if (location?.kind !== 's3' || (maxUploadBytes ?? 0) <= LARGEST_OBJECT_BYTES) return
  throw new StartError('HALYARD_MAX_UPLOAD may be 5000 at most where files are kept in a bucket.')
}
