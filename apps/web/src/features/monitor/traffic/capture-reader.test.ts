import { readFileSync } from 'node:fs'
import { gunzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { createCaptureReader } from '#features/monitor/traffic/capture-reader.ts'
import { NotACapture } from '#features/monitor/traffic/pcap.ts'
import { withServicePort } from '#features/monitor/traffic/sides.ts'
import type { CaptureSummary } from '#features/monitor/traffic/capture-summary.ts'

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`samples/${name}.pcap.gz`, import.meta.url)))
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Reads bytes in pieces. */
function read(bytes: Uint8Array, { pieces = 4096, isWhole = true } = {}) {
  const reader = createCaptureReader()
  for (let at = 0; at < bytes.length; at += pieces) reader.push(bytes.slice(at, at + pieces))
  return reader.end(isWhole)
}

it('a capture of the reference server: who spoke with whom, and how it began', () => {
  const { connections, ...whole } = read(sample('datagrams'))
  expect(whole).toEqual({
    about: { instance: 'hello-591cada140064ff7', flag: 'flag{box_33c35926811d}' },
    packets: 3,
    bytes: 259,
    connectionCount: 1,
    isCut: false,
  })
  expect(connections).toMatchObject([
    {
      protocol: 'UDP',
      client: { address: '127.0.0.1', port: 10_002 },
      service: { address: '10.233.0.191', port: 8000 },
      packets: 2,
      byClient: { bytes: 18 },
      byService: { bytes: 241 },
    },
  ])
  expect(text(connections[0]?.byClient.head)).toBe('GET / HTTP/1.0\r\n\r\n')
  expect(text(connections[0]?.byService.head)).toMatch(/^HTTP\/1\.1 200 OK/)
})

/** Frames of the datagrams: the description, what the client asked, what the service answered. */
const frameStarts = [24, 24 + 16 + 224, 24 + 16 + 224 + 16 + 80]
/** The same stream as if the service spoke first: the last two frames change places. */
function serviceFirst(): Uint8Array {
  const plain = gunzipSync(sample('datagrams'))
  const [, second, third] = frameStarts
  return Uint8Array.from([
    ...plain.subarray(0, second),
    ...plain.subarray(third),
    ...plain.subarray(second, third),
  ])
}

/** Gives each frame one address for both of its ends, as on one machine. */
function onOneMachine(plain: Uint8Array): Uint8Array {
  const found = plain.slice()
  const view = new DataView(found.buffer)
  for (let at = 24; at < found.length; at += 16 + view.getUint32(at + 8, true)) {
    const ip = at + 16 + 14
    if (view.getUint16(ip + 40) !== 65_535)
      for (const end of [ip + 8, ip + 24]) found.set([255, 255, 127, 0, 0, 1], end + 10)
  }
  return found
}

const sidesOf = ({ connections }: CaptureSummary) =>
  connections.map(({ client, service, byClient }) => [
    client.port,
    service.port,
    text(byClient.head).slice(0, 3),
  ])

it('knows the client of a stream in which the service sends first by whom the description is for', () => {
  expect(sidesOf(read(serviceFirst()))).toEqual([[10_002, 8000, 'GET']])
})

it('knows the service by its port, whoever sends first and wherever both are', () => {
  const { connections } = withServicePort(read(onOneMachine(serviceFirst())), 8000)
  expect(sidesOf({ ...read(serviceFirst()), connections })).toEqual([[10_002, 8000, 'GET']])
})

it('knows the service of several streams by the end that they share', () => {
  const one = onOneMachine(serviceFirst())
  const again = one.slice(frameStarts[1])
  const view = new DataView(again.buffer)
  for (let at = 0; at < again.length; at += 16 + view.getUint32(at + 8, true)) {
    const ports = at + 16 + 14 + 40
    const isByService = view.getUint16(ports) === 8000
    view.setUint16(ports + (isByService ? 2 : 0), 10_003)
  }
  expect(sidesOf(read(Uint8Array.from([...one, ...again])))).toEqual([
    [10_002, 8000, 'GET'],
    [10_003, 8000, 'GET'],
  ])
})

it('believes a handshake more than a port', () => {
  const whole = read(sample('connections'))
  expect(withServicePort(whole, 10_002).connections).toEqual(whole.connections)
})

it('a capture of our server: each TCP connection by itself, the client first', () => {
  const { connections, isCut, about } = read(sample('connections'))
  expect(isCut).toBe(false)
  expect(about?.flag).toBe('halyard{on_the_wire}')
  expect(
    connections.map(({ protocol, client, byClient, byService }) => [
      protocol,
      `${client.address}:${client.port}`,
      text(byClient.head),
      byService.bytes,
    ]),
  ).toEqual([
    ['TCP', '203.0.113.7:10002', 'flag please\n', 21],
    ['TCP', '203.0.113.7:10003', 'and again\n', 200_000],
    ['TCP', '203.0.113.7:10004', '', 0],
  ])
  expect(connections[1]?.byService.head).toHaveLength(512)
})

it.each([1, 7, 100, 100_000])('is the same however it is cut on its way: %i bytes', (pieces) => {
  expect(read(sample('connections'), { pieces })).toEqual(read(sample('connections')))
})

it('reads what is not compressed, too', () => {
  expect(read(gunzipSync(sample('connections')))).toEqual(read(sample('connections')))
})

it('of a truncated capture everything before the cut is there, and it says so', () => {
  const plain = gunzipSync(sample('datagrams'))
  expect(read(plain.slice(0, -10))).toMatchObject({
    packets: 2,
    bytes: 18,
    connectionCount: 1,
    isCut: true,
  })
  const packed = sample('connections')
  const cut = read(packed.slice(0, Math.floor(packed.length / 2)))
  expect(cut.isCut).toBe(true)
  expect(text(cut.connections[0]?.byClient.head)).toBe('flag please\n')
  // Every frame is there; only the end of the compressed data is not.
  expect(read(packed.slice(0, -9))).toMatchObject({ packets: 24, isCut: true })
})

it('one that was not read to its end says so', () => {
  expect(read(sample('datagrams'), { isWhole: false }).isCut).toBe(true)
})

it('damage ends it where it is', () => {
  const plain = gunzipSync(sample('datagrams'))
  // The length of the second frame.
  new DataView(plain.buffer).setUint32(24 + 16 + 224 + 8, 2 ** 31, true)
  expect(read(plain)).toMatchObject({ packets: 1, isCut: true })
  const packed = sample('connections')
  packed.fill(0xff, 200, 300)
  expect(read(packed).isCut).toBe(true)
})

it('an empty file and only a head are captures that were cut or have nothing in them', () => {
  expect(read(new Uint8Array())).toMatchObject({ packets: 0, isCut: true })
  expect(read(gunzipSync(sample('datagrams')).slice(0, 24))).toMatchObject({
    packets: 0,
    isCut: false,
  })
})

it('what is something else is refused', () => {
  expect(() => read(new TextEncoder().encode('<!doctype html>'.repeat(10)))).toThrow(NotACapture)
})

it('frames of other kinds count, but belong to no connection', () => {
  const plain = gunzipSync(sample('datagrams'))
  // The type of the second frame: ARP.
  new DataView(plain.buffer).setUint16(24 + 16 + 224 + 16 + 12, 0x0806)
  expect(read(plain)).toMatchObject({ packets: 3, bytes: 241, connectionCount: 1, isCut: false })
})
