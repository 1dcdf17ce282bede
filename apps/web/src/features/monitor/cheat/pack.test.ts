import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { packWithSums } from '#features/monitor/cheat/pack.ts'

const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

it('packs texts and captures with the checksums of their bytes', async () => {
  const capture = Uint8Array.of(0xd4, 0xc3, 0xb2, 0xa1, 0x00, 0xff)
  const files = unzipSync(
    await packWithSums({ 'case.json': '{"note":"ž"}', 'captures/7/a.pcap': capture }),
  )
  expect(files['captures/7/a.pcap']).toEqual(capture)
  expect(strFromU8(files['SHA256SUMS'] ?? capture)).toBe(
    `${sumOf('{"note":"ž"}')}  case.json\n${sumOf(capture)}  captures/7/a.pcap\n`,
  )
})
