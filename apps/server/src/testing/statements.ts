import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

export interface Watched<T> {
  readonly result: T
  /** What the database was sent for it, in this order, without values. */
  readonly statements: readonly string[]
}

const asking = new AsyncLocalStorage<string[]>()

/** Runs some work and returns the statements sent for it; concurrent ones are not counted. */
export async function watchStatements<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const send: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof send !== 'function') throw new Error('the driver sends its statements otherwise')
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args
    asking.getStore()?.push(textOf(first))
    return Reflect.apply(send, this, args)
  })
  const statements: string[] = []
  try {
    const result = await asking.run(statements, work)
    return { result, statements }
  } finally {
    spy.mockRestore()
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked
  return isNamed ? String(asked.text) : ''
}
