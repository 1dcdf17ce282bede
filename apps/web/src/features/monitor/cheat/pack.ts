import { strToU8, zipSync } from 'fflate'
import { sha256 } from 'hash-wasm'

/** Packs texts into a ZIP archive, together with their checksums. */
export async function packWithSums(
  contents: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.entries(contents).map(([name, text]) => [name, strToU8(text)] as const)
  const sums = await Promise.all(
    files.map(async ([name, bytes]) => `${await sha256(bytes)}  ${name}\n`),
  )
  return zipSync({ ...Object.fromEntries(files), SHA256SUMS: strToU8(sums.join('')) })
}
