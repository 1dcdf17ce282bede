import { describe, expect, it } from 'vitest'
import { createPauses } from '#server/pauses.ts'

/** A clock that runs by sleeping, for as many as sleep at once. */
function aClock() {
  let time = 0
  const sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => time,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: time + ms, wake })
      }),
    async run() {
      for (let next = sleepers.shift(); next; next = sleepers.shift()) {
        time = Math.max(time, next.at)
        next.wake()
        await new Promise(setImmediate)
        sleepers.sort((one, other) => one.at - other.at)
      }
    },
  }
}

describe('pauses', () => {
  it('are taken one behind the other by requests that must wait at the same time', async () => {
    const clock = aClock()
    const pauses = createPauses(clock)
    const woken: number[] = []
    for (let worker = 0; worker < 3; worker += 1) {
      void pauses.wait('register', 7, 60_000).then(() => woken.push(clock.now()))
    }
    void pauses.pass('register').then(() => woken.push(clock.now()))
    await clock.run()
    expect(woken).toEqual([7000, 14_000, 21_000, 21_000])
  })

  it('of one kind of request do not hold up another', async () => {
    const clock = aClock()
    const pauses = createPauses(clock)
    void pauses.wait('register', 7, 60_000)
    await pauses.pass('login')
    expect(clock.now()).toBe(0)
  })

  it('that are too long are not begun', async () => {
    const pauses = createPauses(aClock())
    expect(await pauses.wait('register', 61, 60_000)).toBeUndefined()
    await pauses.pass('register')
  })

  it('end when the whole run does', async () => {
    const stop = new AbortController()
    const pauses = createPauses({ signal: stop.signal })
    const waiting = pauses.wait('register', 60, 60_000)
    stop.abort()
    await expect(waiting).rejects.toThrow('aborted')
  })
})
