import type { MonitorEntry } from '@halyard/query'

/** What comes out of order comes close to the top. */
const lookAhead = 64

type Names = { readonly teams: readonly string[]; readonly challenges: readonly string[] }

const byName = (a: string, b: string) => a.localeCompare(b)

/** The teams and challenges that occur in a growing list. Only what is new in it is looked at, unless its end has moved. */
export function createNames() {
  const teams = new Set<string>()
  const challenges = new Set<string>()
  let names: Names = { teams: [], challenges: [] }
  let top: MonitorEntry | undefined
  let end: MonitorEntry | undefined
  return (entries: readonly MonitorEntry[]): Names => {
    const known = end === entries.at(-1) && top ? entries.indexOf(top) : -1
    const until = known < 0 ? entries.length : known + lookAhead
    const count = teams.size + challenges.size
    for (const { team, challenge } of entries.slice(0, until)) {
      if (team) teams.add(team)
      if (challenge) challenges.add(challenge)
    }
    top = entries[0]
    end = entries.at(-1)
    if (teams.size + challenges.size > count) {
      names = {
        teams: [...teams].toSorted(byName),
        challenges: [...challenges].toSorted(byName),
      }
    }
    return names
  }
}
