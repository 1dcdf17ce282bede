import type { Game } from '@halyard/api'
import { Combobox, Dialog, EmptyState, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { CompareTable } from '#features/scoreboard/compare/compare-table.tsx'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import { ScoreLines } from '#features/scoreboard/score-lines.tsx'
import { mostCompared } from '#features/scoreboard/use-scoreboard-query.ts'
import type { BoardTable } from '#shared/board/table.ts'

type CompareProps = {
  game: Game
  table: BoardTable
  groups: readonly ColumnGroup[]
  /** All teams of the board. */
  rows: TeamRows
  atMs: number | undefined
  teamIds: readonly number[]
  onChange: (teamIds: number[]) => void
  onClose: () => void
}

/** Up to five teams beside each other: their lines, their numbers, who solved what. */
export function Compare({
  game,
  table,
  groups,
  rows,
  atMs,
  teamIds,
  onChange,
  onClose,
}: CompareProps) {
  'use memo'
  const { t } = useLingui()
  const teams = teamIds.flatMap((id) => rows.at(rows.placeOf(id)) ?? [])
  const places = teams.map(({ team }) => table.id.indexOf(team.id))
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="wide" phone="page">
        <Dialog.Header hasLine title={<Trans>Compare teams</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Combobox
              label={t`Teams`}
              hint={t`Up to ${mostCompared} teams.`}
              multiple
              options={optionsOf(table)}
              value={teams.map(toOption)}
              onValueChange={(chosen) =>
                onChange(chosen.slice(0, mostCompared).map(({ value }) => Number(value)))
              }
              placeholder={t`Add a team`}
              empty={t`No team has this name`}
              removeLabel={(name) => t`Remove ${name}`}
            />
            {teams.length === 0 ? (
              <EmptyState title={t`Choose teams to compare`} />
            ) : (
              <>
                <ScoreLines
                  game={game}
                  table={table}
                  places={places}
                  title={t`Scores of the compared teams`}
                  atMs={atMs}
                />
                <CompareTable groups={groups} teams={teams} />
              </>
            )}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const toOption = ({ team }: TeamRow) => ({ value: String(team.id), label: team.name })

const optionsOf = (table: BoardTable) =>
  Array.from(table.id, (id, place) => ({ value: String(id), label: table.name[place] ?? '' }))
