import { describe, expect, it } from 'vitest'
import { instanceAddress, instanceState, lifeLeft } from '#shared/game/challenge/instance-model.ts'

const minute = 60_000
const running = { instanceEntry: '127.0.0.1:41873', closeTime: 100 * minute }

describe('instanceState', () => {
  it.each([
    ['before its last minutes', 80, 'running'],
    ['in its last minutes', 91, 'renewable'],
    ['at its end', 100, 'expired'],
  ])('%s', (_when, minutes, state) => {
    expect(instanceState(running, minutes * minute, 10)).toBe(state)
  })

  it('is none without an entry, and runs on without an end', () => {
    expect(instanceState({ instanceEntry: null, closeTime: null }, 0, 10)).toBe('none')
    expect(instanceState({ ...running, closeTime: null }, 1e15, 10)).toBe('running')
  })
})

describe('instanceAddress', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

  it('leaves host and port alone', () => {
    expect(instanceAddress('[::1]:31337', 'https://ctf.example.org').text).toBe('[::1]:31337')
  })

  it.each([
    ['https://ctf.example.org', `wss://ctf.example.org/api/proxy/${id}`],
    ['http://localhost:8080', `ws://localhost:8080/api/proxy/${id}`],
  ])('makes a WebSocket address on %s', (origin, text) => {
    expect(instanceAddress(id, origin)).toEqual({ text, isProxied: true })
  })
})

it('measures the life left, never outside 0 to 1', () => {
  expect(lifeLeft(60 * minute, 0, 120)).toBe(0.5)
  expect(lifeLeft(300 * minute, 0, 120)).toBe(1)
  expect(lifeLeft(0, 5, 120)).toBe(0)
})
