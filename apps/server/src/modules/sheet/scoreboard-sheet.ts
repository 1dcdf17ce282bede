import { adjustmentSum } from '@halyard/rules'
import { translate } from '#i18n/translate.ts'
import type { Language } from '#i18n/language.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { MemberLine } from '#modules/sheet/repository.ts'
import { sheetTime } from '#modules/sheet/texts.ts'
import type { Sheet } from '#modules/sheet/xlsx.ts'

interface Facts {
  readonly board: Schema<'ScoreboardModel'>
  readonly members: readonly MemberLine[]
  /** By team. */
  readonly captains: ReadonlyMap<number, string>
  /** When players accepted the declaration of their division as it is; undefined where no division has one. */
  readonly acceptances: ReadonlyMap<string, number> | undefined
  readonly language: Language
}

const NOTHING = '-'

/** One row for each team in the order of the board, one column for each challenge. */
export function scoreboardSheet(facts: Facts): Sheet {
  const { board, members, captains, acceptances, language } = facts
  const hasDivisions = board.divisions.length > 0
  const hasAdjustments = board.items.some(({ adjustments }) => adjustments)
  const divisions = new Map(board.divisions.map(({ id, name }) => [id, name]))
  const challenges = Object.values(board.challenges).flat()
  const membersOf = Map.groupBy(members, (member) => member.team_id)
  const rows = board.items.map((item) => {
    const points = new Map(item.solvedChallenges.map((solve) => [solve.id, solve.score]))
    const team = membersOf.get(item.id) ?? []
    return [
      item.rank === 0 ? NOTHING : item.rank,
      item.name,
      ...(hasDivisions ? [divisions.get(item.divisionId ?? 0) ?? NOTHING] : []),
      captains.get(item.id) ?? NOTHING,
      listed(team.map((member) => member.user_name)),
      listed(team.map((member) => member.real_name)),
      listed(team.map((member) => member.email)),
      listed(team.map((member) => member.std_number)),
      listed(team.map((member) => member.phone)),
      ...(acceptances ? [listed(team.map(({ user_id }) => timeOf(acceptances.get(user_id))))] : []),
      item.solvedCount,
      item.lastSubmissionTime > 0 ? sheetTime(item.lastSubmissionTime) : NOTHING,
      item.score,
      ...(hasAdjustments ? [adjustmentSum(item.adjustments ?? [])] : []),
      ...challenges.map(({ id }) => points.get(id) ?? 0),
    ]
  })
  const columns = [
    'sheetRank',
    'sheetTeam',
    ...(hasDivisions ? (['sheetDivision'] as const) : []),
    'sheetCaptain',
    'sheetMembers',
    'sheetRealNames',
    'sheetEmails',
    'sheetStudentNumbers',
    'sheetPhones',
    ...(acceptances ? (['sheetDeclaration'] as const) : []),
    'sheetSolved',
    'sheetLastSolve',
    'sheetScore',
    ...(hasAdjustments ? (['sheetAdjustments'] as const) : []),
  ] as const
  return {
    name: translate(language, 'sheetScoreboard'),
    header: [
      ...columns.map((key) => translate(language, key)),
      ...challenges.map(({ title }) => title),
    ],
    rows,
  }
}

const timeOf = (epochMs: number | undefined): string | null =>
  epochMs === undefined ? null : sheetTime(epochMs)

/** Every member has a place in every column, filled or not, so that the columns can be read together. */
const listed = (values: readonly (string | null)[]): string =>
  values.map((value) => value?.trim() || '<empty>').join(' / ')
