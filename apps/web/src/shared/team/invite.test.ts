import { expect, it } from 'vitest'
import { parseInvite, teamIdOf } from '#shared/team/invite.ts'

const secret = 'c41f0a6e2b7d4f9e8a35c41f0a6e2b7d'
const code = `null & void:11:${secret}`

it.each([
  ['a code', code, code],
  ['a code with blanks around it', `  ${code}\n`, code],
  ['a code of a team with colons in its name', `a:b::12:${secret}`, `a:b::12:${secret}`],
  ['a code of a team without a name', `:12:${secret}`, `:12:${secret}`],
  ['a link', `https://ctf.example/teams?join=${encodeURIComponent(code)}`, code],
  ['a code in capitals', code.toUpperCase(), code.toUpperCase()],
])('finds %s', (_what, pasted, found) => {
  expect(parseInvite(pasted)).toBe(found)
})

it.each([
  ['nothing', ''],
  ['a short secret', 'null & void:11:c41f0a6e'],
  ['a secret with other letters', `null & void:11:${secret.replace('c', 'x')}`],
  ['no id', `null & void:${secret}`],
  ['a link without a code', 'https://ctf.example/teams'],
])('finds none in %s', (_what, pasted) => {
  expect(parseInvite(pasted)).toBeUndefined()
})

it.each([
  [code, 11],
  [`a:b::12:${secret}`, 12],
  [`x:99999999999:${secret}`, undefined],
  ['nothing', undefined],
  [undefined, undefined],
])('%s leads to team %s', (invite, id) => {
  expect(teamIdOf(invite)).toBe(id)
})
