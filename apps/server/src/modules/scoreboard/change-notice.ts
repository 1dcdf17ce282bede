import type { SolveKey } from '#modules/scoreboard/repository.ts'

/** The notification about a changed board. */
export interface ChangeNotice {
  readonly gameId: number
  /** The process that made the change; undefined for a notification of a database trigger. */
  readonly sender: string | undefined
  /** All that changed, or undefined when it was something else. */
  readonly solves: readonly SolveKey[] | undefined
}

/** A notice of PostgreSQL is shorter than 8,000 bytes, a solve at most 22. */
const SOLVES_IN_ONE = 300

/** The notices as text: `game sender`, then the solves as `participation:challenge`. */
export function writeNotices({ gameId, sender, solves }: ChangeNotice): string[] {
  const head = `${gameId} ${sender ?? ''}`
  if (!solves) return [head]
  const texts: string[] = []
  for (let at = 0; at < solves.length; at += SOLVES_IN_ONE) {
    const some = solves.slice(at, at + SOLVES_IN_ONE)
    const keys = some.map(({ participationId, challengeId }) => `${participationId}:${challengeId}`)
    texts.push(`${head} ${keys.join(',')}`)
  }
  return texts
}

/** Reads such a text; undefined when it names no game. */
export function readNotice(text: string): ChangeNotice | undefined {
  const [game = '', sender = '', keys] = text.split(' ')
  if (!/^\d+$/.test(game)) return undefined
  const solves = keys?.split(',').map((key) => {
    const [participationId, challengeId] = key.split(':')
    return { participationId: Number(participationId), challengeId: Number(challengeId) }
  })
  return { gameId: Number(game), sender: sender === '' ? undefined : sender, solves }
}
