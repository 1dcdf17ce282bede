import { expect, it } from 'vitest'
import { describeCrash, withoutSecrets } from '#shared/errors/crash-report.ts'

it.each([
  ['a flag', 'wrong answer flag{kn0ts} at 3', 'wrong answer [removed] at 3'],
  ['an invite code', 'code null:11:c41f0a6e2b7d4f9e8a35c41f0a6e2b7d', 'code null:11:[removed]'],
  ['nothing else', 'Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('takes out %s', (_what, text, clean) => {
  expect(withoutSecrets(text)).toBe(clean)
})

it('describes errors and anything else that was thrown', () => {
  const crash = describeCrash(new TypeError('no such thing'))
  expect(crash.name).toBe('TypeError: no such thing')
  expect(crash.stack).toContain('crash-report.test')
  expect(crash.stack).not.toContain('no such thing')
  expect(describeCrash('plain text')).toEqual({ name: 'plain text', stack: '' })
})

it.each([
  ['its title', { title: 'No such thing', status: 404 }, 'No such thing'],
  ['what it holds', { code: 7 }, '{"code":7}'],
  ['nothing', undefined, 'undefined'],
])('describes something that is no error by %s', (_what, thrown, name) => {
  expect(describeCrash(thrown)).toEqual({ name, stack: '' })
})

it('describes what cannot be serialised, too', () => {
  const ring: Record<string, unknown> = {}
  ring['self'] = ring
  expect(describeCrash(ring).name).toBe('Object')
})
