import type { Game } from '@halyard/api'
import { Inline, Loading, Select, Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DownloadMenu } from '#features/scoreboard/download-menu.tsx'
import { withDivision } from '#features/scoreboard/division-of.ts'
import { standingsOf, teamRows } from '#features/scoreboard/rows.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

/** Means the ranks of the whole game: an option cannot be empty. */
const overall = 'all'

type StandingsExportProps = { game: Pick<Game, 'id' | 'title'> }

/** The standings of a game, or of one of its divisions, as files. */
export function StandingsExport({ game }: StandingsExportProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useBoardTable(game.id, { refetchInterval: false })
  if (data) return <Standings game={game} table={data.content} />
  return error ? (
    <LoadFailed
      level={3}
      title={t`The scoreboard did not load`}
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <Loading label={t`The scoreboard is loading`}>
      <Skeleton height="4rem" shape="box" />
    </Loading>
  )
}

function Standings({ game, table }: StandingsExportProps & { table: BoardTable }) {
  const { t } = useLingui()
  const [value, setValue] = useState(overall)
  const division = table.divisions.find(({ id }) => String(id) === value)
  const view = { divisionId: division?.id, text: '' }
  return (
    <Inline gap={3} align="end">
      {table.divisions.length > 0 && (
        <Select
          label={t`Division`}
          options={[
            { value: overall, label: t`All divisions` },
            ...table.divisions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={division ? value : overall}
          onValueChange={setValue}
        />
      )}
      <DownloadMenu
        game={withDivision(game, table, division?.id)}
        table={table}
        rows={teamRows(table, standingsOf(table, undefined), view)}
        align="start"
      />
    </Inline>
  )
}
