import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addressBytes } from '#modules/capture/address.ts'
import { sumOf } from '#modules/capture/checksum.ts'
import { openConversation } from '#modules/capture/conversation.ts'
import { datagram, fileHeader } from '#modules/capture/packets.ts'
import { hasTshark, tshark } from '#modules/capture/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-pcap-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CLIENT = { address: '203.0.113.7', port: 10_002 }
const SERVICE = { address: '2001:db8::5', port: 8000 }

/** A capture file of one conversation. */
function capture(talk: (conversation: ReturnType<typeof openConversation>) => void): string {
  const parts: Uint8Array[] = [
    fileHeader(),
    datagram(Date.UTC(2026, 10, 23), { address: '::', port: 65_535 }, CLIENT, Buffer.from('{}')),
  ]
  let now = Date.UTC(2026, 10, 23, 12, 0, 0, 250)
  talk(
    openConversation(
      (record) => parts.push(...record),
      CLIENT,
      SERVICE,
      () => (now += 1),
    ),
  )
  const path = join(folder, `${parts.length}.pcap`)
  writeFileSync(path, Buffer.concat(parts))
  return path
}

describe('an address', () => {
  it.each([
    ['203.0.113.7', '00000000000000000000ffffcb007107'],
    ['::ffff:203.0.113.7', '00000000000000000000ffffcb007107'],
    ['::1', '00000000000000000000000000000001'],
    ['::', '00000000000000000000000000000000'],
    ['2001:db8:1:2:3:4:5:6', '20010db8000100020003000400050006'],
    ['2001:db8::5', '20010db8000000000000000000000005'],
    ['fe80::1%eth0', 'fe800000000000000000000000000001'],
    ['not an address', '00000000000000000000000000000000'],
    ['', '00000000000000000000000000000000'],
  ])('%s has its sixteen bytes', (text, hex) => {
    expect(addressBytes(text).toString('hex')).toBe(hex)
  })
})

it('sums the same bytes to the same checksum wherever they lie in memory', () => {
  const bytes = Buffer.from(Array.from({ length: 1031 }, (_, index) => (index * 7) % 256))
  const sums = [0, 1, 2, 3].map((offset) => {
    const around = Buffer.concat([Buffer.alloc(offset), bytes])
    return sumOf(around.subarray(offset)) % 0xffff
  })
  expect(new Set(sums).size).toBe(1)
})

describe.skipIf(!hasTshark)('what tshark says of a capture', () => {
  it('are the bytes of both directions, and no complaint', () => {
    // More than a segment holds, of odd length, and more than a window without acknowledgement.
    const large = Buffer.alloc(9_000_001, 'anchor')
    const path = capture((conversation) => {
      conversation.sent('client', Buffer.from('GET /flag\r\n'))
      conversation.sent('service', large)
      conversation.finished('service')
      conversation.finished('client')
    })
    const stream = tshark(path, '-q', '-z', 'follow,tcp,raw,0')
    const lines = stream.split('\n').filter((line) => /^\t?[0-9a-f]+$/.test(line))
    const bytesOf = (isService: boolean) =>
      lines
        .filter((line) => line.startsWith('\t') === isService)
        .map((line) => line.trim())
        .join('')
    expect(Buffer.from(bytesOf(false), 'hex').toString()).toBe('GET /flag\r\n')
    expect(Buffer.from(bytesOf(true), 'hex').equals(large)).toBe(true)
    expect(tshark(path, '-Y', '_ws.expert.severity >= 0x600000')).toBe('')
    expect(tshark(path, '-Y', 'tcp.analysis.bytes_in_flight > 8388480')).toBe('')
    expect(tshark(path, '-Y', '_ws.malformed || _ws.short')).toBe('')
  })

  it('are right checksums, addresses and times', () => {
    const path = capture((conversation) => {
      for (let length = 1; length < 70; length += 1)
        conversation.sent(length % 2 ? 'client' : 'service', Buffer.alloc(length, length))
    })
    const fields = ['ipv6.src', 'tcp.srcport', 'frame.time_epoch', 'tcp.checksum.status']
    const rows = tshark(path, '-T', 'fields', ...fields.flatMap((name) => ['-e', name]))
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
    expect(rows[1]?.slice(0, 2)).toEqual(['::ffff:203.0.113.7', '10002'])
    expect(rows[2]?.slice(0, 2)).toEqual(['2001:db8::5', '8000'])
    expect(Number(rows[1]?.[2])).toBe(Date.UTC(2026, 10, 23, 12, 0, 0, 251) / 1000)
    expect(new Set(rows.slice(1).map((row) => row[3]))).toEqual(new Set(['1']))
    expect(tshark(path, '-Y', 'udp.checksum.status == 1')).not.toBe('')
  })

  it('is a reset where the connection broke off', () => {
    const path = capture((conversation) => {
      conversation.sent('client', Buffer.from('x'))
      conversation.reset('service')
    })
    expect(tshark(path, '-Y', 'tcp.flags.reset == 1')).not.toBe('')
  })
})
