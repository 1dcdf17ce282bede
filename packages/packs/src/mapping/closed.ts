import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { isEmpty, text } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

const states = ['visible', 'hidden']
const logics = new Map([
  ['all', 'takes all of its flags'],
  ['team', 'takes an answer of every member of a team'],
])

/** Why a challenge is not open to everybody, or asks for more than one right flag. The platform can hold none of it, so it stays closed. */
export function closedNotes(file: Fields, nowMs: number): Note[] {
  const word = (key: string) => text(file[key])?.trim()
  const [state, logic, module, opensAt] = ['state', 'logic', 'module', 'scheduled_at'].map(word)
  const audience = word('audience') ?? word('audiences')
  const reasons = [
    opensAt !== undefined && !isPast(opensAt, nowMs) ? `opens at ${opensAt}` : undefined,
    state !== undefined && !states.includes(state.toLowerCase()) ? `state ${state}` : undefined,
    module === undefined ? undefined : `in the module ${module}`,
    audience === undefined && isEmpty(file.audiences)
      ? undefined
      : `for the audience ${audience ?? 'named there'}`,
    logic === undefined || logic.toLowerCase() === 'any'
      ? undefined
      : (logics.get(logic.toLowerCase()) ?? `logic ${logic}`),
  ]
  return reasons.flatMap((reason) => (reason === undefined ? [] : [note('closed', reason)]))
}

/** Times without a zone are UTC; what cannot be read has not come. */
function isPast(written: string, nowMs: number): boolean {
  const isZoned = /(Z|[+-]\d\d:?\d\d)$/i.test(written)
  return Date.parse(isZoned ? written : `${written.replace(' ', 'T')}Z`) <= nowMs
}
