import type { Participation } from '#features/organise/review/participations.ts'

/** Something about a team that its reviewer should look at, and the other team it has to do with. */
export type Doubt = {
  /**
   * `name`: that one's name reads the same; `member`: this user is a member of it, too; `number`: somebody there has the student or
   * staff number of this user.
   */
  readonly kind: 'name' | 'member' | 'number'
  readonly userName: string
  readonly participationId: number
  readonly teamName: string
}

/** Most names and numbers, which need no tables of letters: comparing thousands of teams takes half the time. */
const isPlain = /^[\x20-\x7e]*$/

/** A name as it reads at a glance: without case, accents, width, space and signs. */
export function readName(name: string): string {
  if (isPlain.test(name)) {
    const lower = name.toLowerCase()
    return lower.replaceAll(/[^a-z0-9]/g, '') || lower.trim()
  }
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
  const letters = plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
  // A name of nothing but signs is compared by them.
  return letters || plain.trim()
}

type Mark = { key: string; userName: string }
type Marked = { row: Participation; userName: string }

/** Which teams carry the same mark, such as a name or a member. */
function sharing(
  rows: readonly Participation[],
  marksOf: (row: Participation) => readonly Mark[],
): readonly (readonly Marked[])[] {
  const groups = new Map<string, Marked[]>()
  for (const row of rows) {
    for (const { key, userName } of marksOf(row)) {
      const group = groups.get(key)
      if (group) group.push({ row, userName })
      else groups.set(key, [{ row, userName }])
    }
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

const nameMark = ({ team }: Participation): readonly Mark[] => {
  const key = readName(team.name ?? '')
  return key ? [{ key, userName: '' }] : []
}

const memberMarks = ({ team }: Participation): readonly Mark[] =>
  team.members.map(({ userId, userName }) => ({ key: userId, userName: userName ?? '' }))

/** One person may have two accounts, in the same team even, which is no doubt about two teams. */
const numberMarks = ({ team }: Participation): readonly Mark[] =>
  team.members.flatMap(({ stdNumber, userName }) => {
    const key = readName(stdNumber ?? '')
    return key ? [{ key, userName: userName ?? '' }] : []
  })

/**
 * What is doubtful about each team of a game, by participation: names that read the same, members of two teams, and numbers that two
 * people have. Teams that were turned down no longer count.
 */
export function doubtsOf(rows: readonly Participation[]): ReadonlyMap<number, readonly Doubt[]> {
  const doubts = new Map<number, Doubt[]>()
  const add = (id: number, doubt: Doubt) => {
    const known = doubts.get(id)
    if (known) known.push(doubt)
    else doubts.set(id, [doubt])
  }
  const taking = rows.filter(({ status }) => status !== 'Rejected')
  const marked = new Set<string>()
  for (const [kind, marksOf] of [
    ['name', nameMark],
    ['member', memberMarks],
    ['number', numberMarks],
  ] as const) {
    for (const group of sharing(taking, marksOf)) {
      for (const { row, userName } of group) {
        for (const other of group) {
          if (other.row === row) continue
          // Who is in both teams has the same number in both.
          const fact = `${row.id} ${other.row.id} ${userName}`
          if (kind === 'number' && marked.has(fact)) continue
          marked.add(fact)
          const { id, team } = other.row
          add(row.id, { kind, userName, participationId: id, teamName: team.name ?? '' })
        }
      }
    }
  }
  return doubts
}
