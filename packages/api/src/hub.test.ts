import { afterEach, expect, it, vi } from 'vitest'
import { listenToHub, reconnectDelay } from '#hub.ts'
import type { HubState } from '#hub.ts'
import { missingDelay } from '#missing-hubs.ts'
import { invocation, separator, startHubServer } from '#testing/hub-server.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const clean of cleanUp.splice(0).toReversed()) clean()
})

async function aHub(options?: Parameters<typeof startHubServer>[0]) {
  const hub = await startHubServer(options)
  cleanUp.push(hub.close)
  return hub
}

type Options = Partial<Parameters<typeof listenToHub<'user'>>[0]>

/** Listens until the end of the test; remembers every state and the failures before every attempt. */
function listen(origin: string, options: Options = {}) {
  const states: HubState[] = []
  const failures: number[] = []
  const stop = listenToHub({
    origin,
    hub: 'user',
    on: {},
    onState: (state) => states.push(state),
    backOff: (failed) => {
      failures.push(failed)
      return 0
    },
    ...options,
  })
  cleanUp.push(stop)
  const reaches = (state: HubState) =>
    vi.waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 5000 })
  return { states, failures, stop, reaches }
}

it('negotiates, shakes hands and hands messages to their listeners', async () => {
  const hub = await aHub()
  const ReceivedGameNotice = vi.fn<(notice: object) => void>()
  const { states, reaches } = listen(hub.origin, { gameId: 3, on: { ReceivedGameNotice } })
  await reaches('connected')
  expect(states).toEqual(['connecting', 'connected'])
  expect(hub.requests).toEqual([
    'POST /hub/user/negotiate?game=3&negotiateVersion=1',
    'UPGRADE /hub/user?game=3&id=token',
  ])
  expect(hub.received[0]).toBe(`{"protocol":"json","version":1}${separator}`)

  const ping = `{"type":6}${separator}`
  hub.send(`${ping}${invocation('ReceivedGameNotice', { id: 1 })}${invocation('Unknown', 1)}`)
  hub.send(invocation('ReceivedGameNotice', { id: 2 }))
  await vi.waitFor(() => expect(ReceivedGameNotice).toHaveBeenCalledTimes(2))
  expect(ReceivedGameNotice.mock.calls[0]).toMatchObject([{ id: 1 }])
})

it('completes messages of other servers, as it does answers', async () => {
  const hub = await aHub()
  const ReceivedGameNotice = vi.fn<(notice: object) => void>()
  const { reaches } = listen(hub.origin, { gameId: 3, on: { ReceivedGameNotice } })
  await reaches('connected')
  const notice = { id: 1, type: 'NewHint', time: 1794650400000 }
  hub.send(invocation('ReceivedGameNotice', { ...notice, values: null }))
  hub.send(invocation('ReceivedGameNotice', notice))
  await vi.waitFor(() => expect(ReceivedGameNotice).toHaveBeenCalledTimes(2))
  const whole = [{ ...notice, values: [] }]
  expect(ReceivedGameNotice.mock.calls).toEqual([whole, whole])
})

it('reconnects after a loss and stays away once stopped', async () => {
  const hub = await aHub()
  const { states, stop, reaches } = listen(hub.origin)
  await reaches('connected')
  hub.sockets[0]?.terminate()
  await vi.waitFor(() => expect(hub.sockets).toHaveLength(2))
  await reaches('connected')
  expect(states).toEqual(['connecting', 'connected', 'waiting', 'connecting', 'connected'])
  stop()
  await vi.waitFor(() => expect(hub.sockets[1]?.readyState).toBe(3))
  expect(states.at(-1)).toBe('closed')
  expect(hub.sockets).toHaveLength(2)
})

it('stops while it is still connecting', async () => {
  const hub = await aHub()
  const { states, stop } = listen(hub.origin)
  stop()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(states).toEqual(['connecting', 'closed'])
  expect(hub.sockets.every(({ readyState }) => readyState > 1)).toBe(true)
})

it.each([
  ['cannot answer just now', { status: 503 }],
  ['refuses the handshake', { greeting: '{"error":"not for you"}' }],
  ['closes after the handshake', { greeting: `{}${separator}{"type":7,"error":"no such game"}` }],
])('counts failures and writes nothing to the console when the server %s', async (_how, server) => {
  const hub = await aHub(server)
  const wrote = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  const { failures } = listen(hub.origin)
  await vi.waitFor(() => expect(failures.slice(0, 4)).toEqual([0, 1, 2, 3]), { timeout: 5000 })
  for (const level of wrote) expect(level).not.toHaveBeenCalled()
})

it.each([404, 405])(
  'leaves a server alone for minutes that has no hubs (%s), whoever asks next',
  async (status) => {
    const hub = await aHub({ status })
    const first = listen(hub.origin)
    await first.reaches('waiting')
    first.stop()
    const second = listen(hub.origin, { gameId: 2 })
    await second.reaches('waiting')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(hub.requests).toHaveLength(1)
  },
)

it('asks a server without hubs after 5, 10, 20 and 40 minutes, then every hour', () => {
  const minutes = [1, 2, 3, 4, 5, 9].map((times) => missingDelay(times) / 60_000)
  expect(minutes).toEqual([5, 10, 20, 40, 60, 60])
})

it('waits ever longer between attempts, up to a minute', () => {
  const delays = [0, 1, 2, 3, 4, 50].map((failures) => reconnectDelay(failures, 0.5))
  expect(delays).toEqual([0, 2000, 10_000, 30_000, 60_000, 60_000])
})

it('spreads attempts by a tenth', () => {
  expect([reconnectDelay(4, 0), reconnectDelay(4, 1)]).toEqual([54_000, 66_000])
})
