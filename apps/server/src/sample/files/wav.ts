/** A mono sound of 8-bit samples (128 is silence). */
export function wav(samplesPerSecond: number, samples: Uint8Array): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16) // size of the format part
  header.writeUInt16LE(1, 20) // plain samples
  header.writeUInt16LE(1, 22) // one channel
  header.writeUInt32LE(samplesPerSecond, 24)
  header.writeUInt32LE(samplesPerSecond, 28) // bytes a second
  header.writeUInt16LE(1, 32) // bytes a sample
  header.writeUInt16LE(8, 34) // bits a sample
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
