import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { unzip } from './crypto.ts'
import { type Solver, flagIn, matches } from './reading.ts'

export const nightWatch: Solver = ({ file }) =>
  matches(file.toString(), /^Grey Heron +(\S+) moored +berth (\d+)$/gm)
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((entry) => String.fromCharCode(Number(entry[1])))
    .join('')

export const waterline: Solver = ({ file }) => {
  const width = file.readUInt32BE(16)
  const length = file.readUInt32BE(33)
  const rows = inflateSync(file.subarray(41, 41 + length))
  const bits = Array.from(
    { length: width * 20 },
    (_, index) =>
      (rows[Math.floor(index / width) * (1 + width * 3) + 1 + (index % width) * 3] ?? 0) & 1,
  ).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return flagIn(Buffer.from(bytes).toString('latin1'))
}

export const shipToShore: Solver = ({ file }) => {
  const pieces: string[] = []
  for (let at = 24; at < file.length; at += 16 + file.readUInt32LE(at + 8)) {
    const payload = file.toString('utf8', at + 16 + 42, at + 16 + file.readUInt32LE(at + 8))
    const [, number, hex] = /^(\d+)\/\d+ ([0-9a-f]+)$/.exec(payload) ?? []
    if (number && hex) pieces[Number(number)] = Buffer.from(hex, 'hex').toString()
  }
  return flagIn(pieces.join(''))
}

export const lostManifest: Solver = ({ file }) => flagIn(unzip(file)['hold-3.txt'] ?? '')

export const signalLamp: Solver = ({ file }) => {
  const changes = matches(file.toString(), /^#(\d+)\n([01])!$/gm)
  const levelAt = (time: number): number =>
    changes.findLast(([at]) => Number(at) <= time)?.[1] === '0' ? 0 : 1
  const end = Number(/#(\d+)\s*$/.exec(file.toString())?.[1])
  const bytes: number[] = []
  for (let time = 52; time < end; time += 104) {
    if (levelAt(time) === 1) continue
    const bits = [1, 2, 3, 4, 5, 6, 7, 8].map((bit) => levelAt(time + bit * 104))
    bytes.push(bits.reduce((byte, level, bit) => byte | (level << bit), 0))
    time += 9 * 104
  }
  return flagIn(Buffer.from(bytes).toString('latin1'))
}

type Block = { index: number; previous: string; cargo: string; hash: string }

export const billOfLading: Solver = ({ file }) => {
  const pages: Block[] = JSON.parse(file.toString())
  const seal = ({ index, previous, cargo }: Block) =>
    createHash('sha256').update(`${index}|${previous}|${cargo}`).digest('hex')
  const changed = pages.find((page) => seal(page) !== page.hash)
  return changed ? `halyard{${changed.index}_${seal(changed).slice(0, 16)}}` : ''
}
