/** Where uploads and captures are kept. */
export type FilesLocation = FolderLocation | S3Location

interface FolderLocation {
  readonly kind: 'folder'
  readonly path: string
}

export interface S3Location {
  readonly kind: 's3'
  readonly bucket: string
  /** Beginning of all keys: empty, or with a slash at its end. */
  readonly prefix: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  readonly region: string
}
