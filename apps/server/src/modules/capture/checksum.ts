const FOLD = 0xffff

/**
 * The sum of the 16-bit words that the checksum of the internet protocols is made of. Its words are those of the machine, which is
 * little-endian wherever Node runs, so the finished checksum is written little-endian as well.
 */
export function sumOf(bytes: Uint8Array): number {
  // A view of 32-bit words needs an offset that four divides. Bytes before it make the words begin elsewhere, not the sum change, but
  // for the two bytes of a word, which trade places after an odd number: times 256 modulo 0xffff.
  const before = Math.min(bytes.byteLength, -bytes.byteOffset & 3)
  const count = (bytes.byteLength - before) >>> 2
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + before, count)
  const middle = before % 2 === 0 ? sumOfWords(words) : (sumOfWords(words) % FOLD) * 0x100
  return (
    middle + sumOfBytes(bytes, 0, before) + sumOfBytes(bytes, before + 4 * count, bytes.byteLength)
  )
}

/** Exact: 2^21 words of 32 bits stay below 2^53. An index is several times as fast as an iterator here, and four sums that do not wait for one another are faster than one. */
function sumOfWords(words: Uint32Array): number {
  const fours = words.length & ~3
  let [sum, second, third, fourth] = [0, 0, 0, 0]
  for (let index = 0; index < fours; index += 4) {
    sum += words[index] ?? 0
    second += words[index + 1] ?? 0
    third += words[index + 2] ?? 0
    fourth += words[index + 3] ?? 0
  }
  for (let index = fours; index < words.length; index += 1) sum += words[index] ?? 0
  return sum + second + third + fourth
}

function sumOfBytes(bytes: Uint8Array, from: number, until: number): number {
  let sum = 0
  for (let at = from; at < until; at += 1) sum += (bytes[at] ?? 0) * (at % 2 === 0 ? 1 : 0x100)
  return sum
}

/** The checksum for a sum, to be written little-endian. 2^16 is 1 modulo 0xffff, so the remainder folds the carries in. */
export const checksumOf = (sum: number): number => FOLD - (sum % FOLD)
