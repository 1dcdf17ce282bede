import type { GameSettings, Participation } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useColumnLabels } from '#features/organise/exports/roster-columns.ts'
import type { RosterColumn } from '#features/organise/exports/roster-columns.ts'
import { declarationLabel } from '#features/organise/review/declaration-states.ts'
import type { DeclarationState } from '#features/organise/review/declaration-states.ts'
import { useDivisionOptions } from '#features/organise/review/use-division-options.ts'
import { statusLook } from '#shared/game/challenge/status-look.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useAnswer } from '#shared/forms/use-answer.ts'

export type Choice = { columns: readonly RosterColumn[]; zone: string }

/** What the cells of a roster are made of. */
export function useRosterOptions(gameId: number, board: BoardTable | undefined) {
  const { i18n } = useLingui()
  const labels = useColumnLabels()
  const answer = useAnswer()
  const { nameOf } = useDivisionOptions(gameId)
  return ({ columns, zone }: Choice) => ({
    ...{ columns, labels, answer, zone, board },
    statusLabel: (status: Participation['status']) => i18n._(statusLook[status][1]),
    declarationLabel: (state: DeclarationState) => i18n._(declarationLabel[state]),
    divisionName: nameOf,
  })
}

/** Makes a file of teams and their members. What writes it loads with the first one. */
export function useSaveRoster(game: GameSettings, board: BoardTable | undefined) {
  const { t } = useLingui()
  const optionsOf = useRosterOptions(game.id, board)
  return async (teams: readonly Participation[], choice: Choice) => {
    const [{ rosterRows }, { toCsv }] = await Promise.all([
      import('#features/organise/exports/roster.ts'),
      import('@halyard/ui/csv'),
    ])
    const rows = rosterRows(teams, optionsOf(choice))
    const blob = new Blob([toCsv(rows)], { type: 'text/csv' })
    saveDownload({ blob, fileName: `${game.title} ${t`Roster`}.csv` })
  }
}
