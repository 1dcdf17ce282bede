// Where webhooks may not lead: each range, and each way of writing or hiding an address.
import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readWebhookRanges } from '#config/webhooks.ts'
import { isReachable, resolveOnce } from '#modules/webhook/address.ts'
import type { Resolve, ResolvedAddress } from '#modules/webhook/address.ts'
import { openLine } from '#modules/webhook/send.ts'
import { answerWith, startReceiver } from '#testing/receiver.ts'

const of = (address: string): ResolvedAddress => ({
  address,
  family: address.includes(':') ? 6 : 4,
})
const to = (url: string) => ({ method: 'POST' as const, url, headers: {}, body: '{}' })
const problemOf = async (url: string, resolve: Resolve = async () => [], ranges = '') => {
  const line = openLine({ resolve, allowed: readWebhookRanges(ranges), limitMs: 2000 })
  const { problem } = await line.send(to(url))
  line.close()
  return problem
}

/** A resolver as those names have it whose address is in the name. */
const inward: Resolve = async () => [of('127.0.0.1')]
const both: Resolve = async () => [of('93.184.215.14'), of('10.0.0.1')]
const unknown: Resolve = () => Promise.reject(new Error('ENOTFOUND'))

describe('an address', () => {
  it.each([
    ['private, class A', '10.0.0.1'],
    ['private, class B', '172.16.0.1'],
    ['private, class B to its end', '172.31.255.254'],
    ['private, class C', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback to its end', '127.255.255.254'],
    ['link-local, with the metadata of clouds', '169.254.169.254'],
    ['of carriers', '100.64.0.1'],
    ['of carriers to its end', '100.127.255.254'],
    ['this network', '0.0.0.0'],
    ['broadcast', '255.255.255.255'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['for protocols', '192.0.0.8'],
    ['for documentation', '203.0.113.1'],
    ['for benchmarks', '198.18.0.1'],
    ['loopback of IPv6', '::1'],
    ['unspecified', '::'],
    ['link-local of IPv6', 'fe80::1'],
    ['site-local of IPv6', 'fec0::1'],
    ['unique local', 'fd00::1'],
    ['multicast of IPv6', 'ff02::1'],
    ['documentation of IPv6', '2001:db8::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['mapped and private', '::ffff:10.0.0.1'],
    ['compatible', '::127.0.0.1'],
    ['translated (SIIT)', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 to a public address', '64:ff9b::808:808'],
    ['NAT64 of a local network', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['discarded', '100::1'],
    ['given to nobody', '4000::1'],
    ['no address', 'localhost'],
  ])('that is %s is refused: %s', (_name, address) => {
    expect(isReachable(address, [])).toBe(false)
  })

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
    'that everybody can reach is not: %s',
    (address) => {
      expect(isReachable(address, [])).toBe(true)
    },
  )

  it('of a range of the operator is not refused, nor is its mapped form', () => {
    const allowed = readWebhookRanges('10.1.0.0/16, fd12::/16')
    expect(
      ['10.1.2.3', '::ffff:10.1.2.3', 'fd12::9'].map((text) => isReachable(text, allowed)),
    ).toEqual([true, true, true])
    expect(['10.2.0.1', '127.0.0.1', 'fd13::1'].map((text) => isReachable(text, allowed))).toEqual([
      ...[false, false, false],
    ])
    expect(() => readWebhookRanges('10.1.0.0')).toThrow('HALYARD_WEBHOOK_RANGES')
  })
})

describe('a message', () => {
  it.each([
    ['decimal', 'http://2130706433/'],
    ['octal', 'http://0177.0.0.1/'],
    ['hexadecimal', 'http://0x7f.0.0.1/'],
    ['hexadecimal in one piece', 'http://0x7f000001/'],
    ['short', 'http://127.1/'],
    ['zero', 'http://0/'],
    ['in full-width digits', 'http://１２７.０.０.１/'],
    ['with a dot at the end', 'http://127.0.0.1./'],
    ['mapped', 'http://[::ffff:127.0.0.1]/'],
    ['NAT64', 'http://[64:ff9b::127.0.0.1]/'],
    ['loopback of IPv6', 'http://[::1]/'],
    ['the metadata of clouds', 'http://169.254.169.254/latest/meta-data/'],
  ])('does not go to an address that is written %s', async (_name, url) => {
    expect(await problemOf(url)).toBe('addressRefused')
  })

  it('does not go where a public name has a private address', async () => {
    expect(await problemOf('http://127-0-0-1.sslip.example/', inward)).toBe('addressRefused')
    expect(await problemOf('http://localhost/', inward)).toBe('addressRefused')
  })

  it('does not go where one of several addresses is private', async () => {
    expect(await problemOf('http://both.example/', both)).toBe('addressRefused')
  })

  it('goes to the address that was checked, whatever the name has a moment later', async () => {
    const good = await startReceiver('127.0.0.2')
    const trap = createServer((socket) => {
      visits += 1
      socket.destroy()
    })
    let visits = 0
    trap.listen(good.port, '127.0.0.3')
    await once(trap, 'listening')
    trap.unref()
    let asked = 0
    const rebinding: Resolve = async () => [of((asked += 1) === 1 ? '127.0.0.2' : '127.0.0.3')]
    const url = `http://rebind.example:${good.port}/hook`
    expect(await problemOf(url, rebinding, '127.0.0.2/32')).toBeNull()
    expect([asked, visits, good.received[0]?.headers.host]).toEqual([
      ...[1, 0, `rebind.example:${good.port}`],
    ])
    expect(await problemOf(url, rebinding, '127.0.0.2/32')).toBe('addressRefused')
  })

  it('does not follow a redirect, to whatever address', async () => {
    const [first, second] = [await startReceiver(), await startReceiver()]
    for (const status of [301, 302, 303, 307, 308]) {
      first.answer = answerWith(status, '', { location: second.url })
      expect(await problemOf(first.url, undefined, '127.0.0.0/8')).toBe('redirect')
    }
    expect(second.received).toEqual([])
  })

  it('says when a name has no address, or its resolver hangs', async () => {
    expect(await problemOf('http://nowhere.example/', unknown)).toBe('hostUnknown')
    expect(await problemOf('http://slow.example/', () => new Promise(() => undefined))).toBe(
      'timeout',
    )
  })

  it('is checked by the name that the address has, not by what it looks like', async () => {
    const where = { resolve: async () => [of('8.8.8.8')], allowed: [] }
    expect(await resolveOnce(new URL('http://10.0.0.1.example/'), where)).toEqual(of('8.8.8.8'))
  })
})
