import { expect, it } from 'vitest'
import { createReading, discard } from '#modules/proxy/reading.ts'

/** Reads that text as a socket does; returns what the reader got, and the memory it was read into. */
function read(reading: ReturnType<typeof createReading>, text: string) {
  const { onread } = reading
  const memory = typeof onread.buffer === 'function' ? onread.buffer() : onread.buffer
  const got: { bytes: Buffer; release: () => void }[] = []
  reading.reader = (bytes, release) => void got.push({ bytes, release })
  const length = Math.min(text.length, memory.length)
  memory.set(Buffer.from(text.slice(0, length)))
  onread.callback(length, memory)
  return { memory, ...got[0] }
}
const much = 'tide'.repeat(100_000)

it('keeps four kilobytes for a connection that says little, and copies what it says', () => {
  const reading = createReading()
  const first = read(reading, 'hello')
  const second = read(reading, 'again')
  expect(first.memory.length).toBe(4096)
  expect(second.memory).toBe(first.memory)
  expect([String(first.bytes), String(second.bytes)]).toEqual(['hello', 'again'])
})

it('reads into large memory where there is more, and into the same once it is released', () => {
  const reading = createReading()
  read(reading, much)
  const first = read(reading, much)
  expect(first.bytes?.length).toBe(256 * 1024)
  const second = read(reading, 'ebb'.repeat(100_000))
  expect(second.memory).not.toBe(first.memory)
  expect(String(first.bytes)).toBe(much.slice(0, first.bytes?.length))
  first.release?.()
  expect(read(reading, much).memory).toBe(first.memory)
})

it('gives memory back at once, but none that others use', () => {
  const own = Buffer.allocUnsafeSlow(70_000)
  const shared = Buffer.allocUnsafeSlow(70_000).subarray(1)
  discard(own)
  discard(shared)
  expect([own.length, shared.length]).toEqual([0, 69_999])
})
