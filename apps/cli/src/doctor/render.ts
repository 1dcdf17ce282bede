import type { Finding } from '#doctor/finding.ts'
import { sanitise } from '#report/sanitise.ts'

const SIGNS = { good: 'ok', warning: 'warning', fault: 'FAULT', skipped: '-' } as const
const SIGN_WIDTH = 9
const CHECK_WIDTH = 11

/** The findings for people, each with its advice. */
export function renderFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, says, advice }) => [
    `${SIGNS[state].padEnd(SIGN_WIDTH)}${check.padEnd(CHECK_WIDTH)}${sanitise(says)}`,
    ...(advice === undefined ? [] : [`${' '.repeat(SIGN_WIDTH + CHECK_WIDTH)}→ ${advice}`]),
  ])
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length
  const totals = `Faults: ${count('fault')}. Warnings: ${count('warning')}. Good: ${count('good')}. Not checked: ${count('skipped')}.`
  return [...lines, '', totals].join('\n')
}

export const exitCodeOf = (findings: readonly Finding[]): 0 | 2 =>
  findings.some(({ state }) => state === 'fault') ? 2 : 0
