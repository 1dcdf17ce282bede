import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The beginning of many texts, compressed once. */
export interface GzipBeginning {
  /** The header of gzip, and complete bytes of its stream. */
  readonly bytes: Buffer
  readonly length: number
  readonly checksum: number
}

/** No name, no time, no system: equal texts are equal bytes. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const TRAILER_BYTES = 8
/** A window for what a team has done, and no more: to make a larger one takes longer than to compress with it. */
const END = { windowBits: 12, memLevel: 5 }

export function beginGzip(text: Buffer): GzipBeginning {
  const begun = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })
  return {
    bytes: Buffer.concat([HEADER, begun]),
    length: text.length,
    checksum: crc32(text),
  }
}

/** One stream of gzip: the beginning and that. */
export function endGzip({ bytes, length, checksum }: GzipBeginning, text: Buffer): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(crc32(text, checksum), 0)
  trailer.writeUInt32LE(length + text.length, 4)
  return Buffer.concat([bytes, deflateRawSync(text, END), trailer])
}
