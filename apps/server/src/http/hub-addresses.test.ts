import { expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { visitor } = await testApp({ rateLimits: true })

const negotiate = (remoteAddress: string) =>
  visitor.send({ method: 'POST', url: '/hub/user/negotiate?negotiateVersion=1', remoteAddress })

it('T22: the hubs count all addresses of one IPv6 subscriber together', async () => {
  const first = Array.from({ length: 1500 }, (_, host) =>
    negotiate(`2001:db8:0:1::${host.toString(16)}`),
  )
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await negotiate('2001:db8:0:1::ffff')).status).toBe(429)
  expect((await negotiate('2001:db8:0:2::1')).status).toBe(200)
})
