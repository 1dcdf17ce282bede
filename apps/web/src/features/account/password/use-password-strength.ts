import { useLingui } from '@lingui/react/macro'
import { brokenRules, leastPasswordLength, passwordScore } from '#shared/forms/password.ts'
import type { PasswordRule } from '#shared/forms/password.ts'

/** How good a password is, in a word, and what it still needs. */
export function usePasswordStrength() {
  const { t, i18n } = useLingui()
  const names: Record<PasswordRule, string> = {
    length: t`${leastPasswordLength} characters`,
    lower: t`a lowercase letter`,
    upper: t`an uppercase letter`,
    digit: t`a digit`,
    symbol: t`a symbol`,
  }
  /** What is missing, or undefined when the password may be used. */
  const missing = (password: string) => {
    const broken = brokenRules(password)
    // Not from shared/format/format.ts: the registration needs nothing else of it.
    const needed = new Intl.ListFormat(i18n.locale).format(broken.map((rule) => names[rule]))
    return broken.length > 0 ? t`Needs ${needed}.` : undefined
  }
  const label = (password: string) => {
    const score = passwordScore(password)
    if (score === 4) return t`Strong.`
    return missing(password) ?? t`Good. A symbol makes it strong.`
  }
  return {
    missing,
    strength: (password: string) => ({ score: passwordScore(password), label: label(password) }),
  }
}
