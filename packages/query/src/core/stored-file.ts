/** Hash and name, escaped as it is there, in the address of a file that the server stores; undefined for what is elsewhere. */
export function storedFile(
  url: string | null | undefined,
): { hash: string; name: string } | undefined {
  const [, hash, name = ''] = /\/assets\/([0-9a-f]{64})(?:\/([^/?#]*)|$)/i.exec(url ?? '') ?? []
  return hash === undefined ? undefined : { hash, name }
}
