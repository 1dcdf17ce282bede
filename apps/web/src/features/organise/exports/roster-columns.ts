import { useLingui } from '@lingui/react/macro'

/** What a roster can say, in the order of its columns. */
export const rosterColumns = [
  ...(['rank', 'team', 'division', 'divisionRank', 'status', 'score', 'solves', 'last'] as const),
  ...(['user', 'captain', 'joined', 'realName', 'studentNumber', 'email', 'phone'] as const),
  ...(['declaration', 'declaredAt'] as const),
] as const
export type RosterColumn = (typeof rosterColumns)[number]

/** What lists of winners need; the rest is asked for. */
const usual: readonly RosterColumn[] = ['rank', 'team', 'user', 'realName', 'studentNumber']

/** Columns of the declarations of divisions, which not every server has. */
const ofTracks: ReadonlySet<RosterColumn> = new Set(['declaration', 'declaredAt'])

/** The columns that a server can fill. */
export const offeredColumns = (hasTracks: boolean): readonly RosterColumn[] =>
  rosterColumns.filter((column) => hasTracks || !ofTracks.has(column))

/** The columns that an address names, such as `rank,team`; the usual ones where it names none. */
export function parseColumns(text: string | null): readonly RosterColumn[] {
  const named = new Set(text?.split(','))
  const known = rosterColumns.filter((column) => named.has(column))
  return known.length > 0 ? known : usual
}

/** The columns as an address has them; empty for the usual ones. */
export function columnsText(columns: readonly RosterColumn[]): string {
  const text = columns.join(',')
  return text === usual.join(',') ? '' : text
}

/** The heads of the columns. */
export function useColumnLabels(): Record<RosterColumn, string> {
  const { t } = useLingui()
  return {
    rank: t`Rank`,
    team: t`Team`,
    division: t`Division`,
    divisionRank: t`Rank in the division`,
    status: t`Status`,
    score: t`Score`,
    solves: t`Solves`,
    last: t({ message: 'Last score', comment: 'Column: when the team scored last.' }),
    user: t({ message: 'User', context: 'an account' }),
    captain: t`Captain`,
    joined: t({ message: 'Joined the game', comment: 'Column: whether a member takes part.' }),
    realName: t`Real name`,
    studentNumber: t`Student number`,
    email: t`Email`,
    phone: t`Phone`,
    declaration: t`Declaration`,
    declaredAt: t({
      message: 'Declaration accepted',
      comment: 'Column: when a player accepted the declaration of the division.',
    }),
  }
}
