import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { type Solver, flagIn } from './reading.ts'

export const repeatingTide: Solver = ({ file }) => {
  const opening = Buffer.from('Dear harbour master,')
  const stream = opening.map((byte, index) => byte ^ (file[index] ?? 0))
  const length = [...stream.keys()].find(
    (size) => size > 0 && stream.every((byte, index) => byte === stream[index % size]),
  )
  return flagIn(
    Buffer.from(file.map((byte, index) => byte ^ (stream[index % (length ?? 1)] ?? 0))).toString(),
  )
}

export const threeRockets: Solver = ({ file }) => {
  const cipher = BigInt(/c = (0x[0-9a-f]+)/.exec(file.toString())?.[1] ?? 0)
  return flagIn(Buffer.from(cubeRoot(cipher).toString(16), 'hex').toString())
}

function cubeRoot(value: bigint): bigint {
  let [low, high] = [0n, 1n << 700n]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle ** 3n <= value) low = middle
    else high = middle - 1n
  }
  return low
}

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

export const harbourPass: Solver = ({ file }) => {
  const files = unzip(file)
  const [header, payload, signature] = (files['pass.txt'] ?? '').trim().split('.')
  const candidates = (files['words.txt'] ?? '')
    .trim()
    .split('\n')
    .flatMap((word) => Array.from({ length: 100 }, (_, n) => word + String(n).padStart(2, '0')))
  const secret = candidates.find((word) => sign(word, `${header}.${payload}`) === signature) ?? ''
  const gate = files['gate.mjs'] ?? ''
  const granted = Buffer.from(/\{"ship.*\}/.exec(gate)?.[0] ?? '').toString('base64url')
  const forged = `${header}.${granted}.${sign(secret, `${header}.${granted}`)}`
  return open(forged, Buffer.from(/from\('([^']+)'/.exec(gate)?.[1] ?? '', 'base64'))
}

function open(pass: string, behind: Buffer): string {
  const key = createHash('sha256').update(pass).digest()
  const lock = createDecipheriv('aes-256-gcm', key, key.subarray(0, 12))
  lock.setAuthTag(behind.subarray(-16))
  return Buffer.concat([lock.update(behind.subarray(0, -16)), lock.final()]).toString()
}

/** Reads the files by their own headers, listed or not. */
export function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  let at = 0
  while (archive.toString('latin1', at, at + 4) === 'PK\x03\x04') {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const data = at + 30 + name
    const body = archive.subarray(data, data + packed)
    files[archive.toString('utf8', at + 30, data)] = inflateRawSync(body).toString()
    at = data + packed
  }
  return files
}
