import { expect, it } from 'vitest'
import { hexDump } from '#features/monitor/traffic/hex-dump.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('has a line for each eight bytes, with their places, digits and text', () => {
  expect(hexDump(bytes('GET / HTTP'), 8)).toBe(
    '0000  47 45 54 20 2f 20 48 54  GET / HT\n0008  54 50                    TP',
  )
})

it('control characters, escape sequences and other letters are dots', () => {
  expect(hexDump(bytes('\u001B[31m\r\né'), 16)).toMatch(/ {2}\.\[31m\.{4}$/)
  expect(hexDump(new Uint8Array(), 16)).toBe('')
})
