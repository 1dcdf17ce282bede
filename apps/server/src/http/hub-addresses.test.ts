// T22: the hubs count all addresses of one IPv6 subscriber together.
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '#app.ts'
import { createHubs } from '#modules/hub/hubs.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const WELCOME = '{}\u001e'
const FULL = '{"error":"There are too many connections."}\u001e'
const HELLO = '{"protocol":"json","version":1}\u001e'

it('T22: what one subscriber asks for', async () => {
  const { visitor } = await testApp({ rateLimits: true })
  const negotiate = (remoteAddress: string) =>
    visitor.send({ method: 'POST', url: '/hub/user/negotiate?negotiateVersion=1', remoteAddress })
  const first = Array.from({ length: 1500 }, (_, host) =>
    negotiate(`2001:db8:0:1::${host.toString(16)}`),
  )
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await negotiate('2001:db8:0:1::ffff')).status).toBe(429)
  expect((await negotiate('2001:db8:0:2::1')).status).toBe(200)
})

it('T22: the connections that one subscriber holds', async () => {
  const test = await testApp({ trustProxy: '127.0.0.1' })
  const { id } = await gameBuilders(test).aGame()
  const hubs = createHubs(test.services, { ofAddress: 2, ofAll: 4 })
  const app = await buildApp({ ...test.services, hubs })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  /** What is said to a guest who greets and stays. */
  const greeted = async (address: string) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/hub/user?game=${id}`, {
      headers: { 'x-forwarded-for': address },
    })
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    const answer = once(socket, 'message')
    socket.send(HELLO)
    return String((await answer)[0])
  }
  expect(await greeted('2001:db8:0:1::1')).toBe(WELCOME)
  expect(await greeted('2001:db8:0:1::2')).toBe(WELCOME)
  expect(await greeted('2001:db8:0:1::3')).toBe(FULL)
  expect(await greeted('2001:db8:0:2::1')).toBe(WELCOME)
  expect(await greeted('2001:db8:0:3::1')).toBe(WELCOME)
  expect(await greeted('2001:db8:0:4::1')).toBe(FULL)
})
