import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  data: Uint8Array | string
  /** Written to the file, but left out of its table of contents. */
  unlisted?: boolean
}

const DEFLATE = 8
/** 1 January 1980, the earliest date the format knows. */
const DATE = 0x21

/** A ZIP archive of compressed files, without times of day. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const data = Buffer.from(entry.data)
    const packed = deflateRawSync(data)
    const facts = sizes(data, packed, name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), facts, name, packed])
    if (!entry.unlisted) directory.push(directoryEntry(facts, name, offset))
    bodies.push(local)
    offset += local.length
  }
  return Buffer.concat([...bodies, ...directory, trailer(directory, offset)])
}

/** Flags, method, time, date, checksum, sizes, name length, extra length: the same in both headers. */
function sizes(data: Buffer, packed: Buffer, name: Buffer): Buffer {
  const facts = Buffer.alloc(24)
  facts.writeUInt16LE(DEFLATE, 2)
  facts.writeUInt16LE(DATE, 6)
  facts.writeUInt32LE(crc32(data), 8)
  facts.writeUInt32LE(packed.length, 12)
  facts.writeUInt32LE(data.length, 16)
  facts.writeUInt16LE(name.length, 20)
  return facts
}

function directoryEntry(facts: Buffer, name: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'), facts, rest, name])
}

function trailer(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, entry) => sum + entry.length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return end
}
