const ARCHIVE = /^halyard-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/

/** The name of an archive made at that moment. */
export function archiveName(atMs: number, isEncrypted: boolean): string {
  const moment = new Date(atMs)
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z')
  return `halyard-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Whether a file is an archive, so that rotation may delete it. */
export const isArchiveName = (name: string): boolean => ARCHIVE.test(name)
