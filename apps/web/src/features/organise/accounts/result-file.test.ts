import { expect, it } from 'vitest'
import { makePassword } from '#features/organise/accounts/passwords.ts'
import { resultCsv } from '#features/organise/accounts/result-file.ts'
import { brokenRules } from '#shared/forms/password.ts'

it('writes nothing that a spreadsheet takes for a formula', async () => {
  const account = { userName: '=1+2', email: '＠SUM(A1)', teamName: '-2+3"x"' }
  const csv = await resultCsv([
    { row: 2, account, isKnown: false, generated: 'Abc123', outcome: 'created' },
  ])
  expect(csv.split('\r\n')[1]).toBe(`2,'=1+2,'＠SUM(A1),Abc123,"'-2+3""x""",created`)
})

it('has no password of an account that was not made', async () => {
  const account = { userName: 'ada', email: 'a@b.c' }
  const refused = {
    row: 2,
    account,
    isKnown: false,
    generated: 'Secret1',
    outcome: 'refused',
  } as const
  expect(await resultCsv([{ ...refused, error: new Error('no') }])).not.toContain('Secret1')
})

it('makes passwords that the platform takes, each another one', () => {
  const passwords = Array.from({ length: 500 }, makePassword)
  expect(new Set(passwords).size).toBe(500)
  expect(passwords.flatMap(brokenRules)).toEqual([])
})
