// A real S3 server for the tests of buckets, where the program of one is at hand.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './toolchain.mjs'

const packed = process.env.HALYARD_S3_TOOL ?? join(root, '../shared/tools/versitygw.zst')

/** Unpacks one file to another. */
const unpack = `
const { readFileSync, writeFileSync } = require('node:fs')
const [packed, program] = process.argv.slice(1)
writeFileSync(program, require('node:zlib').zstdDecompressSync(readFileSync(packed)), { mode: 0o755 })
`

/**
 * Unpacks the program; the tests start it themselves.
 * @param tools the project's own Node unpacks: the one that runs this file may be too old to know zstd
 * @returns {Promise<{ program: string, remove: () => void } | undefined>} undefined where there is none to be had
 */
export async function unpackObjectServer({ node }) {
  const isHere = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)
  if (!isHere) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-s3-'))
  const program = join(folder, 'versitygw')
  await run(node, ['-e', unpack, packed, program])
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
