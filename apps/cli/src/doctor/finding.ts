/** What a check found. */
export type Finding = {
  /** Of what. */
  check: string
  state: 'good' | 'warning' | 'fault' | 'skipped'
  says: string
  /** What to do about it. */
  advice?: string
}

export const good = (check: string, says: string): Finding => ({ check, state: 'good', says })
export const skipped = (check: string, says: string): Finding => ({ check, state: 'skipped', says })
export const warning = (check: string, says: string, advice: string): Finding => ({
  check,
  state: 'warning',
  says,
  advice,
})
export const fault = (check: string, says: string, advice: string): Finding => ({
  check,
  state: 'fault',
  says,
  advice,
})
