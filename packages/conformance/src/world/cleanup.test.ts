import { expect, test } from 'vitest'
import { Cleanup, mustBeGone } from '#world/cleanup.ts'

test('undoes in reverse, goes on after a failure, and says what is left', async () => {
  const undone: string[] = []
  const cleanup = new Cleanup()
  cleanup.later('user', async () => undone.push('user'))
  cleanup.later('team', async () => mustBeGone({ status: 501 }))
  cleanup.later('game', async () => undone.push('game'))
  expect(await cleanup.run()).toEqual([
    { what: 'team', reason: 'the server answered 501', expected: true },
  ])
  expect(undone).toEqual(['game', 'user'])
})
