const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f

/** Bytes as analysts read them: where they are, each as two digits, and as text with a dot for what cannot be printed. */
export function hexDump(bytes: Uint8Array, perLine: number): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += perLine) {
    const line = Array.from(bytes.subarray(at, at + perLine))
    const digits = line
      .map(hex)
      .join(' ')
      .padEnd(perLine * 3 - 1)
    const text = line.map((byte) => (isPrintable(byte) ? String.fromCodePoint(byte) : '.'))
    lines.push(`${at.toString(16).padStart(4, '0')}  ${digits}  ${text.join('')}`)
  }
  return lines.join('\n')
}
