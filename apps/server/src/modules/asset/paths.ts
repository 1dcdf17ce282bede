/** Path under which a stored file is served, null without a file. */
export function assetPath(hash: string | null, name: string): string | null {
  return hash === null ? null : `/assets/${hash}/${encodeURIComponent(name)}`
}
