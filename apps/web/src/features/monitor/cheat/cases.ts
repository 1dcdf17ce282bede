import type { CheatInfo } from '@halyard/api'
import type { MonitorEntry } from '@halyard/query'

export type Party = CheatInfo['ownedTeam']

/** One flag that one team sent although it was made for another. */
export type Incident = {
  readonly key: string
  readonly time: number
  readonly challenge: string
  readonly flag: string
  readonly user: string
}

/** All that one team sent of another's flags. */
export type CheatCase = {
  readonly key: string
  readonly owner: Party
  readonly submitter: Party
  /** Newest first. */
  readonly incidents: readonly Incident[]
}

/** When both teams of a case solved a challenge. */
export type Solves = {
  readonly challenge: string
  readonly ownerAt: number | undefined
  readonly submitterAt: number | undefined
}

export type Evidence = {
  /** For each challenge of the incidents. */
  readonly solves: readonly Solves[]
  /** Other challenges that both solved within some minutes of each other. */
  readonly close: readonly Solves[]
}

/** Two solves nearer to each other than this are worth a look, in milliseconds. */
export const closeMs = 5 * 60_000

/** The cases of a game, the one with the newest incident first. */
export function casesOf(list: readonly CheatInfo[]): CheatCase[] {
  const cases = new Map<string, CheatCase & { incidents: Incident[] }>()
  for (const { ownedTeam, submitTeam, submission } of list) {
    const key = `${ownedTeam.id}-${submitTeam.id}`
    const found = cases.get(key)
    const { time, challenge, answer, user } = submission
    const incident: Incident = {
      key: JSON.stringify([time, user, challenge, answer]),
      flag: answer,
      ...{ time, challenge, user },
    }
    if (found) found.incidents.push(incident)
    else cases.set(key, { key, owner: ownedTeam, submitter: submitTeam, incidents: [incident] })
  }
  for (const { incidents } of cases.values()) incidents.sort((a, b) => b.time - a.time)
  const newest = ({ incidents }: CheatCase) => incidents[0]?.time ?? 0
  return [...cases.values()].toSorted((a, b) => newest(b) - newest(a))
}

/** What of the cases is looked at. Empty texts leave everything. */
export function filterCases(
  cases: readonly CheatCase[],
  { team, challenge, text }: { team: string; challenge: string; text: string },
): readonly CheatCase[] {
  const part = text.trim().toLowerCase()
  return cases.filter(({ owner, submitter, incidents }) => {
    const names = [owner.team.name, submitter.team.name]
    if (team && !names.includes(team)) return false
    if (challenge && !incidents.some((incident) => incident.challenge === challenge)) return false
    const words = [...names, ...incidents.flatMap((each) => [each.challenge, each.user, each.flag])]
    return words.some((word) => word.toLowerCase().includes(part))
  })
}

/** A team and the cases it is part of. */
export type Involved = { readonly party: Party; readonly cases: readonly CheatCase[] }

/** The teams of the cases, in the order of the cases. */
export function involvedIn(cases: readonly CheatCase[]): Involved[] {
  const teams = new Map<number, { party: Party; cases: CheatCase[] }>()
  for (const each of cases) {
    for (const party of [each.submitter, each.owner]) {
      const found = teams.get(party.id)
      if (found) found.cases.push(each)
      else teams.set(party.id, { party, cases: [each] })
    }
  }
  return [...teams.values()]
}

/** What the submissions of a game say about a case. They name teams, not ids: teams of one name are not distinguished. */
export function evidenceOf(
  { owner, submitter, incidents }: CheatCase,
  submissions: readonly MonitorEntry[],
): Evidence {
  const first = { owner: new Map<string, number>(), submitter: new Map<string, number>() }
  // Newest first: the last that is set is the first solve.
  for (const { kind, team, challenge, time } of submissions) {
    if (kind !== 'accepted') continue
    if (team === owner.team.name) first.owner.set(challenge, time)
    if (team === submitter.team.name) first.submitter.set(challenge, time)
  }
  const solvesOf = (challenge: string): Solves => ({
    challenge,
    ownerAt: first.owner.get(challenge),
    submitterAt: first.submitter.get(challenge),
  })
  const inQuestion = new Set(incidents.map(({ challenge }) => challenge))
  const others = [...first.owner.keys()].filter((challenge) => !inQuestion.has(challenge))
  return {
    solves: [...inQuestion].map(solvesOf),
    close: others
      .map(solvesOf)
      .filter(
        ({ ownerAt, submitterAt }) =>
          ownerAt !== undefined &&
          submitterAt !== undefined &&
          Math.abs(ownerAt - submitterAt) <= closeMs,
      ),
  }
}
