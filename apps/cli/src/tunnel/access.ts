/** What a site may do: nothing before the person at the terminal said yes. */
export type Access = 'approved' | 'waiting' | 'refused'

/** Questions that may wait at once: a site cannot fill the terminal with them. */
const mostQuestions = 5

/**
 * Remembers, until the program ends, which sites may use the tunnel.
 *
 * @param ask puts the question; resolves with yes or no
 * @param approved origins that need no question
 */
export function createAccess(
  ask: (origin: string) => Promise<boolean>,
  approved: readonly string[],
) {
  const known = new Map<string, Access>(approved.map((origin) => [origin, 'approved']))
  /** One question at a time. */
  let questions: Promise<unknown> = Promise.resolve()

  const settle = (origin: string, isAllowed: boolean) =>
    known.set(origin, isAllowed ? 'approved' : 'refused')

  return {
    of: (origin: string): Access => known.get(origin) ?? 'refused',

    /** A site asks to be let in: asked once, and then as it was answered. */
    request(origin: string): Access {
      const already = known.get(origin)
      if (already) return already
      const waiting = [...known.values()].filter((access) => access === 'waiting')
      if (waiting.length >= mostQuestions) return 'refused'
      known.set(origin, 'waiting')
      questions = questions.then(async () => settle(origin, await ask(origin)))
      return 'waiting'
    },
  }
}

export type SiteAccess = ReturnType<typeof createAccess>
