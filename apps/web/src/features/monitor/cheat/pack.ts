import { strToU8, zipSync } from 'fflate'
import { sha256 } from 'hash-wasm'

/** Packs texts and bytes into a ZIP archive, together with their checksums. */
export async function packWithSums(
  contents: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.entries(contents).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  )
  const sums = await Promise.all(
    files.map(async ([name, bytes]) => `${await sha256(bytes)}  ${name}\n`),
  )
  return zipSync({ ...Object.fromEntries(files), SHA256SUMS: strToU8(sums.join('')) })
}
