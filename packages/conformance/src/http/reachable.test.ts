import { expect, test } from 'vitest'
import { Halted } from '#findings/halt.ts'
import { reachable } from '#http/reachable.ts'

const { signal } = new AbortController()
const refused = () => new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })

test('a connection that is lost for a moment is made again', async () => {
  const failures = [refused(), refused()]
  const ask = () => {
    const failure = failures.pop()
    return failure ? Promise.reject(failure) : Promise.resolve('answer')
  }
  await expect(reachable(ask, signal, [1, 1])).resolves.toBe('answer')
})

test('a server that bans us ends what is played, and is no difference', async () => {
  const banned = reachable(() => Promise.reject(refused()), signal, [1, 1])
  await expect(banned).rejects.toThrow(Halted)
  await expect(banned).rejects.toMatchObject({
    expected: true,
    message: 'the server takes no connections any more (connect ECONNREFUSED)',
  })
})

test('an interruption is not waited out', async () => {
  const stopped = AbortSignal.abort()
  await expect(reachable(() => Promise.reject(refused()), stopped, [60_000])).rejects.toThrow(
    'fetch failed',
  )
})
