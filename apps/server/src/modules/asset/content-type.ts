/** Types a browser may know our files by. Nothing here runs as a page: no HTML, no SVG, no script. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  log: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
  gz: 'application/gzip',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Content type by the extension of the asked name; pictures asked for without one go by their stored name. */
export function contentTypeOf(askedName: string, storedName: string): string {
  const asked = TYPES[extensionOf(askedName)]
  const stored = TYPES[extensionOf(storedName)] ?? ''
  if (asked !== undefined) return asked
  const isPicture = extensionOf(askedName) === '' && stored.startsWith('image/')
  return isPicture ? stored : 'application/octet-stream'
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** A download with that name, whatever characters it has. */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%;]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`
}
