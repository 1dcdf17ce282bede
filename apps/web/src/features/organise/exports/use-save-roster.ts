import type { GameSettings, Participation } from '@halyard/api'
import { saveDownload } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useColumnWords } from '#features/organise/exports/roster-columns.ts'
import type { RosterColumn } from '#features/organise/exports/roster-columns.ts'
import { useDivisionOptions } from '#features/organise/review/use-division-options.ts'
import { statusLook } from '#shared/game/status-look.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useAnswer } from '#shared/forms/use-answer.ts'

type Choice = { columns: readonly RosterColumn[]; zone: string }

/** Makes a file of teams and their members. What writes it loads with the first one. */
export function useSaveRoster(game: GameSettings, board: BoardTable | undefined) {
  const { i18n, t } = useLingui()
  const words = useColumnWords()
  const answer = useAnswer()
  const { nameOf } = useDivisionOptions(game.id)
  return async (teams: readonly Participation[], { columns, zone }: Choice) => {
    const [{ rosterRows }, { toCsv }] = await Promise.all([
      import('#features/organise/exports/roster.ts'),
      import('@halyard/ui/charts'),
    ])
    const rows = rosterRows(teams, {
      ...{ columns, words, answer, zone, board },
      statusWord: (status) => i18n._(statusLook[status][1]),
      divisionName: nameOf,
    })
    const blob = new Blob([toCsv(rows)], { type: 'text/csv' })
    saveDownload({ blob, fileName: `${game.title} ${t`Roster`}.csv` })
  }
}
