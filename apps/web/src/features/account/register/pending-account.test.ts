import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  readPendingAccount,
  savePendingAccount,
  typedAccount,
} from '#features/account/register/pending-account.ts'

const account = { userName: 'iris', email: 'iris@example.org', password: 'Anchor-4-Weigh' }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('stores the address for a reload, and never the password', () => {
  savePendingAccount('EmailConfirmationRequired', account)
  expect(readPendingAccount()).toEqual({
    outcome: 'EmailConfirmationRequired',
    email: account.email,
  })
  expect([...kept.values()].join()).not.toContain(account.password)
  expect(typedAccount()).toEqual(account)
})

it.each(['{', 'null', '7', '{"email":7}', '[]'])('takes %s in the storage for nothing', (text) => {
  kept.set('halyard:waiting', text)
  expect(readPendingAccount()).toBeUndefined()
})

it('works where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => savePendingAccount('AdminConfirmationRequired', account)).not.toThrow()
  expect(readPendingAccount()).toBeUndefined()
})
