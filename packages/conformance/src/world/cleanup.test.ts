import { expect, test } from 'vitest'
import { Halted } from '#findings/halt.ts'
import { readAnswer } from '#http/answer.ts'
import { Cleanup } from '#world/cleanup.ts'

const answering = (status: number, body?: object) =>
  readAnswer(new Response(body && JSON.stringify(body), { status }))

test('undoes in reverse, continues after a failure, and says what is left', async () => {
  const undone: string[] = []
  const cleanup = new Cleanup()
  cleanup.later('user', async () => void undone.push('user'))
  cleanup.later('team', () => answering(501))
  cleanup.later('game', async () => void undone.push('game'))
  expect(await cleanup.run()).toEqual([
    { what: 'team', reason: 'the server answered 501 (an empty body)', expected: true },
  ])
  expect(undone).toEqual(['game', 'user'])
})

test('reports why a server keeps something, and finally checks what was deleted with it', async () => {
  const cleanup = new Cleanup()
  const seen: string[] = []
  cleanup.lookLater('picture', async () => {
    seen.push('picture')
    throw new Halted('the server keeps it', { expected: true })
  })
  cleanup.later('game', async () => {
    seen.push('game')
    return answering(400, { title: 'The game is running.', status: 400 })
  })
  // An empty 404 may come from a server that has no such call.
  cleanup.later('team', () => answering(404))
  cleanup.later('user', () => answering(404, { title: 'No such user.', status: 404 }))
  expect(await cleanup.run()).toEqual([
    { what: 'team', reason: 'the server answered 404 (an empty body)', expected: false },
    { what: 'game', reason: 'the server answered 400 (The game is running.)', expected: false },
    { what: 'picture', reason: 'the server keeps it', expected: true },
  ])
  expect(seen).toEqual(['game', 'picture'])
})
