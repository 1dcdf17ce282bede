// A real S3 server for the tests of buckets, where the program of one is at hand.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './toolchain.mjs'

const packed = process.env.HALYARD_S3_TOOL ?? join(root, '../shared/tools/versitygw.zst')

/**
 * Unpacks the program; the tests start it themselves.
 * @returns {Promise<{ program: string, remove: () => void } | undefined>} undefined where there is none to be had
 */
export async function unpackObjectServer() {
  const isHere = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)
  const { zstdDecompress } = await import('node:zlib')
  // Node 20 and 22 before 22.15 do not know zstd.
  if (!isHere || !zstdDecompress) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-s3-'))
  const program = join(folder, 'versitygw')
  writeFileSync(program, await promisify(zstdDecompress)(readFileSync(packed)), { mode: 0o755 })
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
