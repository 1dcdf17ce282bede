import type { HubState, HubSurroundings } from '@halyard/api'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { gameQueries } from '#game/queries.ts'
import { watchGame } from '#live.ts'

const end = '\u001e'
const notice = (id: number) => ({ id, type: 'NewHint', values: ['Ropeway'], time: id }) as const

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A line to a hub that says what the test wants; only what the client touches of a socket. */
class Line extends EventTarget {
  said: string[] = []
  send = (text: string) => void this.said.push(text)
  close = () => void this.dispatchEvent(new Event('close'))
  hear = (text: string) => this.dispatchEvent(new MessageEvent('message', { data: text + end }))
}

function aBrowser() {
  const lines: Line[] = []
  const asked: string[] = []
  const surroundings: Partial<HubSurroundings> = {
    fetch: async (url) => {
      asked.push(url)
      return Response.json({ connectionToken: 'place' })
    },
    connect: () => {
      const line = new Line()
      lines.push(line)
      setTimeout(() => {
        line.dispatchEvent(new Event('open'))
        line.hear('{}')
      })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the client touches of one
      return line as unknown as WebSocket
    },
  }
  const push = (id: number) =>
    lines
      .at(-1)
      ?.hear(JSON.stringify({ type: 1, target: 'ReceivedGameNotice', arguments: [notice(id)] }))
  return { lines, asked, surroundings, push }
}

function aTab(gameId: number, { surroundings }: ReturnType<typeof aBrowser>) {
  const client = createQueryClient()
  const key = gameQueries.notices(gameId).queryKey
  client.setQueryData(key, [])
  const states: HubState[] = []
  const stop = watchGame({
    client,
    gameId,
    origin: 'http://halyard.test',
    surroundings,
    onState: (state) => states.push(state),
  })
  stops.push(stop)
  return {
    stop,
    states,
    ids: () => client.getQueryData(key)?.map(({ id }) => id),
    isStale: () => client.getQueryState(key)?.isInvalidated,
  }
}

it('holds one connection for two tabs, and both hear every notice once', async () => {
  const browser = aBrowser()
  const [first, second] = [aTab(11, browser), aTab(11, browser)]
  await vi.waitFor(() => expect(first.states.at(-1)).toBe('connected'))
  await vi.waitFor(() => expect(second.states.at(-1)).toBe('connected'))
  for (const id of [1, 2, 2]) browser.push(id)
  await vi.waitFor(() => expect(second.ids()).toEqual([2, 1]))
  expect(first.ids()).toEqual([2, 1])
  expect(browser.asked).toHaveLength(1)
})

it('goes on in the other tab when the one with the connection is closed', async () => {
  const browser = aBrowser()
  const [first, second] = [aTab(12, browser), aTab(12, browser)]
  await vi.waitFor(() => expect(second.states.at(-1)).toBe('connected'))
  first.stop()
  await vi.waitFor(() => expect(browser.lines).toHaveLength(2))
  await vi.waitFor(() => expect(browser.lines[1]?.said).not.toEqual([]))
  browser.push(5)
  await vi.waitFor(() => expect(second.ids()).toEqual([5]))
})

it('reads again what it may have missed after a break', async () => {
  const browser = aBrowser()
  const tab = aTab(13, browser)
  await vi.waitFor(() => expect(tab.states.at(-1)).toBe('connected'))
  browser.lines[0]?.close()
  await vi.waitFor(() => expect(tab.states).toContain('waiting'))
  await vi.waitFor(() => expect(tab.states.at(-1)).toBe('connected'))
  expect(tab.isStale()).toBe(true)
  expect(browser.lines).toHaveLength(2)
})
