import type { Participation } from '@halyard/api'
import type { toCsv } from '@halyard/ui/csv'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { RosterColumn } from '#features/organise/exports/roster-columns.ts'
import type { BoardTable } from '#shared/board/table.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

type CsvRows = Parameters<typeof toCsv>[0]
type Value = CsvRows[number][number]
type Member = Participation['team']['members'][number]
type Declaration = NonNullable<Participation['declarations']>[number]
type Line = { participation: Participation; member: Member; place: number | undefined }

type RosterOptions = {
  columns: readonly RosterColumn[]
  /** The heads of the columns. */
  labels: Readonly<Record<RosterColumn, string>>
  /** How the state of a team is called. */
  statusLabel: (status: Participation['status']) => string
  /** A yes or no. */
  answer: (value: boolean) => string
  /** What a state of a declaration says. */
  declarationLabel: (state: Declaration['state']) => string
  divisionName: (id: number | null) => string | undefined
  /** In which moments are written, such as `Europe/Berlin`. */
  zone: string
  /** Without one, as before a game, ranks and scores are empty. */
  board: BoardTable | undefined
}

/** A line for each member of the teams: ranked teams first, best first, then the others by name; captains first in their team. */
export function rosterRows(teams: readonly Participation[], options: RosterOptions): CsvRows {
  const { columns, labels, board } = options
  const places = new Map(Array.from(board?.id ?? [], (id, place) => [id, place]))
  const rankOf = ({ team }: Participation) =>
    board?.rank[places.get(team.id) ?? -1] || Number.POSITIVE_INFINITY
  const byName = new Intl.Collator(undefined, { numeric: true })
  const lines = teams
    .toSorted(
      (one, other) =>
        // Two without a rank are a difference of infinities, which is no number.
        rankOf(one) - rankOf(other) || byName.compare(one.team.name ?? '', other.team.name ?? ''),
    )
    .flatMap((participation) =>
      captainFirst(participation).map((member): Line => {
        return { participation, member, place: places.get(participation.team.id) }
      }),
    )
  return [
    columns.map((column) => labels[column]),
    ...lines.map((line) => columns.map((column) => valueOf[column](line, options))),
  ]
}

const isCaptain = ({ participation, member }: Pick<Line, 'participation' | 'member'>) =>
  member.userId === participation.team.captainId

const captainFirst = (participation: Participation) =>
  participation.team.members.toSorted(
    (one, other) =>
      Number(isCaptain({ participation, member: other })) -
      Number(isCaptain({ participation, member: one })),
  )

/** What the scoreboard says about the team of a line; empty where it has no such team, or no rank for it. */
const ofBoard = (
  { place }: Line,
  board: BoardTable | undefined,
  column: 'rank' | 'divisionRank',
): Value => (board && place !== undefined && board[column][place]) || ''

const count = (
  { place }: Line,
  board: BoardTable | undefined,
  column: 'score' | 'solvedCount',
): Value => (board && place !== undefined ? (board[column][place] ?? '') : '')

/** What a member has to do with the declaration of the team's division; nothing where it asks for none, or the member does not play. */
const declarationOf = ({ participation, member }: Line): Declaration | undefined =>
  participation.declarations?.find(({ userId }) => userId === member.userId)

const valueOf: Record<RosterColumn, (line: Line, options: RosterOptions) => Value> = {
  rank: (line, { board }) => ofBoard(line, board, 'rank'),
  team: ({ participation }) => participation.team.name ?? '',
  division: ({ participation }, { divisionName }) => divisionName(participation.divisionId) ?? '',
  divisionRank: (line, { board }) => ofBoard(line, board, 'divisionRank'),
  status: ({ participation }, { statusLabel }) => statusLabel(participation.status),
  score: (line, { board }) => count(line, board, 'score'),
  solves: (line, { board }) => count(line, board, 'solvedCount'),
  last: ({ place }, { board, zone }) => {
    const at = place === undefined ? 0 : (board?.lastScoredAt[place] ?? 0)
    return at > 0 ? dayjs(at).tz(zone).format() : ''
  },
  user: ({ member }) => member.userName ?? '',
  captain: (line, { answer }) => answer(isCaptain(line)),
  joined: ({ participation, member }, { answer }) =>
    answer(participation.registeredMembers.includes(member.userId)),
  realName: ({ member }) => member.realName ?? '',
  studentNumber: ({ member }) => member.stdNumber ?? '',
  email: ({ member }) => member.email ?? '',
  phone: ({ member }) => member.phone ?? '',
  declaration: (line, { declarationLabel }) => {
    const declaration = declarationOf(line)
    return declaration ? declarationLabel(declaration.state) : ''
  },
  declaredAt: (line, { zone }) => {
    const at = declarationOf(line)?.acceptedAt
    return at ? dayjs(at).tz(zone).format() : ''
  },
}
