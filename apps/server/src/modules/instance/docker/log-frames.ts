const HEADER_BYTES = 8
const LENGTH_AT = 4

/** The text of a log as engines send it: frames of output and errors, each with its length; plain text for a container with a terminal. */
export function textOfFrames(bytes: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const isFrame = (bytes[at] ?? 3) < 3 && at + HEADER_BYTES <= bytes.length
    if (!isFrame) return bytes.toString('utf8')
    const start = at + HEADER_BYTES
    const end = start + bytes.readUInt32BE(at + LENGTH_AT)
    parts.push(bytes.subarray(start, end))
    at = end
  }
  return Buffer.concat(parts).toString('utf8')
}
