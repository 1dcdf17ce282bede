// Each operation with the worst bodies that its bounds let through, and with some that they do not: nobody may keep the one thread
// of the server busy with the structure of a body.
import { boundBroken } from '@halyard/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { bodyBounds } from '#http/limits/body-bounds.ts'
import { loadContract } from '#http/contract/contract.ts'
import type { Operation } from '#http/contract/contract.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

/** How long the thread may be blocked on a machine that reads a valid body in the usual time. */
const GOAL_MS = 20
const HONEST_MS = 2.5
const HONEST_BODY = JSON.stringify(
  Array.from({ length: 40_000 }, (_, index) => ({ flag: `flag{${index}}` })),
)
const contract = loadContract()
const { as, aUser, visitor } = await testApp()
let admin: HttpClient
beforeAll(async () => {
  admin = await as(await aUser({ role: 'Admin' }))
})

/** So many bytes of a text that is made of parts. */
const fill = (bytes: number, part: (index: number) => string, [open, close] = ['{', '}']) => {
  const parts: string[] = []
  let length = 2
  for (let index = 0; ; index++) {
    const next = part(index)
    length += next.length + 1
    if (length > bytes) break
    parts.push(next)
  }
  return open + parts.join(',') + close
}

const field = (index: number) => `"k${index}":0`
const ESCAPED = String.raw`\u006b`
/** Structures that cost more than their length says. */
const STRUCTURES: Readonly<Record<string, (bytes: number) => string>> = {
  'different names': (bytes) => fill(bytes, field),
  'escaped names': (bytes) => fill(bytes, (index) => `"${ESCAPED}${index}":0`),
  'one name again and again': (bytes) => fill(bytes, () => '"k":0'),
  'one escaped name': (bytes) => fill(bytes, () => `"${ESCAPED}":"${ESCAPED}"`),
  'one name, escaped values': (bytes) => fill(bytes, () => `"k":"${ESCAPED}${ESCAPED}"`),
  'deep lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'open lists': (bytes) => '['.repeat(bytes),
  'deep objects': (bytes) => '{"k":'.repeat(bytes / 5),
  'empty lists': (bytes) => fill(bytes, () => '[]', ['[', ']']),
  'empty objects': (bytes) => fill(bytes, () => '{}', ['[', ']']),
  numbers: (bytes) => fill(bytes, () => '0', ['[', ']']),
  'objects of different names': (bytes) =>
    fill(bytes, (index) => `{${field(2 * index)},${field(2 * index + 1)}}`, ['[', ']']),
  'a text of escapes': (bytes) => `"${ESCAPED.repeat((bytes - 2) / ESCAPED.length)}"`,
  'an open text': (bytes) => `"${'\\'.repeat(bytes - 1)}`,
  blanks: (bytes) => ' '.repeat(bytes),
}

const urlOf = ({ path }: Operation) =>
  path
    .replaceAll(/\{(\w*[uU]serId)\}/g, '5d1f7c1e-6c0a-4f0e-9d53-0f4ab1c9e2d7')
    .replaceAll(/\{\w+\}/g, '1')

function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The goal on this machine, which may be slower or busy: as much more as a valid body takes. */
function limitHere(): number {
  const times = Array.from({ length: 20 }, () => {
    const before = process.threadCpuUsage()
    JSON.parse(HONEST_BODY)
    return workSince(before)
  })
  return GOAL_MS * Math.max(1, Math.min(...times) / HONEST_MS)
}
const LIMIT_MS = limitHere()

async function send(operation: Operation, payload: string) {
  const client = operation.role === 'Anonymous' ? visitor : admin
  const { method } = operation
  const headers = { 'content-type': 'application/json' }
  const before = process.threadCpuUsage()
  const { status } = await client.send({ method, url: urlOf(operation), payload, headers })
  return { status, ms: workSince(before) }
}

/** Milliseconds that this thread works on the request at its best, all its turns together. */
async function workOf(operation: Operation, payload: string): Promise<number> {
  const times: number[] = []
  // A collection of garbage may fall into one of them.
  while (times.length < 4 && times.every((ms) => ms > LIMIT_MS))
    times.push((await send(operation, payload)).ms)
  return Math.min(...times)
}

const withBody = contract.operations.filter(({ jsonBody }) => jsonBody)

describe.each(withBody)('$id', (operation) => {
  const bounds = bodyBounds(contract, operation)

  it('does little work for a body of any structure', async () => {
    const slow: string[] = []
    for (const [name, make] of Object.entries(STRUCTURES)) {
      const body = make(bounds.bytes)
      expect({ name, length: body.length <= bounds.bytes }).toEqual({ name, length: true })
      const ms = await workOf(operation, body)
      if (ms > LIMIT_MS) slow.push(`${name} of ${body.length}: ${Math.round(ms)} ms`)
    }
    expect(slow).toEqual([])
  })

  it('refuses a body that is larger than any it needs before it reads it', async () => {
    expect(await send(operation, `"${'a'.repeat(bounds.bytes)}"`)).toMatchObject({ status: 413 })
  })
})

function boundsOf(id: string) {
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`there is no ${id}`)
  return bodyBounds(contract, operation)
}

describe('the bounds of an operation', () => {
  it('follow from what it takes', () => {
    // Name, password (sealed it is long) and the answer of a captcha.
    expect(boundsOf('logIn')).toMatchObject({ depth: 9, names: 103, values: 204 })
    expect(boundsOf('logIn').bytes).toBeLessThan(50_000)
    expect(boundsOf('transferTeam').bytes).toBeLessThan(2000)
    expect(boundsOf('updateTeam').bytes).toBeLessThan(2000)
    expect(boundsOf('getProfile').bytes).toBe(1000)
    // A list without a limit in the contract.
    expect(boundsOf('addFlags')).toMatchObject({ bytes: 1_000_000, values: 52_000 })
    // Long texts of organizers, and hardly any structure.
    expect(boundsOf('updateGame').bytes).toBeGreaterThan(1_000_000)
    expect(boundsOf('updateGame').values).toBeLessThan(300)
  })

  it.each([
    ['deep lists', 'depth'],
    ['different names', 'names'],
    ['escaped names', 'names'],
    ['objects of different names', 'names'],
    ['one name again and again', 'values'],
    ['empty objects', 'values'],
  ])('end with %s', (name, bound) => {
    const text = STRUCTURES[name]?.(30_000) ?? ''
    expect(boundBroken(text, boundsOf('logIn'))).toBe(bound)
  })
})
