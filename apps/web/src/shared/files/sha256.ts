/** SHA-256 of a file in hexadecimal digits; undefined where the browser does not work it out (a page that is not secure). */
export async function sha256(file: Blob): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
