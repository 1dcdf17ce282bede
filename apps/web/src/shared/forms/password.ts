import { limits } from '@halyard/api'

/** The least length the server takes; the contract states it where the password is sent as it is. */
export const leastPasswordLength = limits.passwordChangeModel.new.minLength

/** What a password has. The first four are required, the last makes it better. */
export type PasswordRule = 'length' | 'lower' | 'upper' | 'digit' | 'symbol'

const tests = {
  length: (text) => text.length >= leastPasswordLength,
  lower: (text) => /[a-z]/.test(text),
  upper: (text) => /[A-Z]/.test(text),
  digit: (text) => /\d/.test(text),
  symbol: (text) => /[^a-zA-Z0-9]/.test(text),
} as const satisfies Record<PasswordRule, (text: string) => boolean>

const required = ['length', 'lower', 'upper', 'digit'] as const satisfies readonly PasswordRule[]

/** The required rules a password breaks, in the order to mention them. */
export const brokenRules = (text: string) => required.filter((rule) => !tests[rule](text))

/** 0 for nothing typed, 1 to 2 while a rule is broken, 3 when it may be used, 4 when it is also long or has a symbol. */
export function passwordScore(text: string): 0 | 1 | 2 | 3 | 4 {
  if (text === '') return 0
  const broken = brokenRules(text).length
  if (broken > 1) return 1
  if (broken === 1) return 2
  return tests.symbol(text) || text.length >= 16 ? 4 : 3
}
