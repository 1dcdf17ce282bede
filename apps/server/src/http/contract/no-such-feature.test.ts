// Some classes of bugs need a feature that the contract does not have. Whoever adds the feature meets this test, and owes it the tests
// of docs/security-tests.md.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VARIABLES } from '#config.ts'
import { BUNDLE, loadContract } from '#http/contract/contract.ts'

/** Every name of the contract (addresses, operations, groups, parameters, fields, hubs), and every variable of the operator. */
function allNames(): string[] {
  const names: string[] = Object.keys(VARIABLES)
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (['operationId', 'name'].includes(key)) names.push(value)
    } else if (Array.isArray(value)) for (const one of value) visit(one)
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, part] of Object.entries(value)) {
        names.push(inner)
        visit(part, inner)
      }
    }
  }
  visit(JSON.parse(readFileSync(BUNDLE, 'utf8')))
  return names
}

const { operations } = loadContract()
const names = allNames()
const matching = (pattern: RegExp) => names.filter((name) => pattern.test(name))

it('looks at all names', () => {
  for (const name of [
    'getScoreboard',
    '/api/game/{id}/details',
    'hidden',
    'HALYARD_SMTP_URL',
    'user',
  ])
    expect(names).toContain(name)
})

it('T43: nobody else posts here: webhooks go out, and only staff makes them', () => {
  expect(matching(/callback|hookUrl|notifyUrl|discord|slack|telegram/i)).toEqual([])
  const ours = operations.filter(({ path }) => path.includes('hook'))
  expect(ours.map(({ role }) => role)).toEqual(ours.map(() => 'Admin'))
  expect(ours.length).toBeGreaterThan(0)
})
