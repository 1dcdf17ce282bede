import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { playInTurn } from './in-turn.ts'

/** Turns that write down when they begin and end; `waits` are milliseconds a server asks for. */
function world() {
  const events: string[] = []
  let onPause: (() => void) | undefined
  const turn = (name: string, { waits = 0, isApart = true } = {}) => ({
    isApart,
    play: async () => {
      events.push(`${name} begins`)
      if (waits > 0) {
        onPause?.()
        await sleep(waits)
      } else await sleep(1)
      events.push(`${name} ends`)
    },
  })
  const play = (turns: ReturnType<typeof turn>[], isStopped = () => false) =>
    playInTurn(turns, (call) => (onPause = call), isStopped)
  return { events, turn, play }
}

test('one after the other where nobody waits', async () => {
  const { events, turn, play } = world()
  await play([turn('a'), turn('b')])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('while one waits for the server, the next begins', async () => {
  const { events, turn, play } = world()
  const began = performance.now()
  await play([turn('a', { waits: 120 }), turn('b', { waits: 120 }), turn('c', { waits: 120 })])
  expect(events.slice(0, 3)).toEqual(['a begins', 'b begins', 'c begins'])
  expect(performance.now() - began).toBeLessThan(300)
})

test('what looks at the whole platform plays alone', async () => {
  const { events, turn, play } = world()
  await play([
    turn('list', { waits: 30, isApart: false }),
    turn('a', { waits: 30 }),
    turn('settings', { isApart: false }),
    turn('b'),
  ])
  expect(events.slice(0, 3)).toEqual(['list begins', 'list ends', 'a begins'])
  expect(events.indexOf('settings begins')).toBeGreaterThan(events.indexOf('a ends'))
  expect(events.indexOf('b begins')).toBeLessThan(events.indexOf('a ends'))
})

test('nothing begins after an interruption', async () => {
  const { events, turn, play } = world()
  await play([turn('a'), turn('b')], () => events.length > 0)
  expect(events).toEqual(['a begins', 'a ends'])
})
