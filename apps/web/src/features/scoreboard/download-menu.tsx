import type { Game } from '@halyard/api'
import { gameLinks, saveDownload } from '@halyard/query'
import { Button, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileJson, FileSpreadsheet, Printer } from 'lucide-react'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useMayOpen } from '#shared/session/user.ts'

type DownloadsProps = { game: Pick<Game, 'id' | 'title'>; table: BoardTable; rows: TeamRows }

type DownloadMenuProps = DownloadsProps & {
  align?: 'start' | 'end'
  more?: readonly MenuItem[]
  /** Not before all teams are there. */
  isDisabled?: boolean
}

/** The board of the view as a file: for CTFtime and for spreadsheets. */
export function useDownloads({ game, table, rows }: DownloadsProps): MenuItem[] {
  const { t } = useLingui()
  const isStaff = useMayOpen()('monitorOverview', game.id)
  const saveFeed = async (kind: 'minimalFeed' | 'fullFeed') => {
    const { fullFeed, minimalFeed } = await import('#features/scoreboard/export/ctftime.ts')
    const feed = kind === 'fullFeed' ? fullFeed(table, rows) : minimalFeed(rows)
    // Both may lie in one folder.
    const name = kind === 'fullFeed' ? 'CTFtime tasks' : 'CTFtime ranks'
    save(JSON.stringify(feed, null, 2), 'application/json', `${game.title} ${name}.json`)
  }
  const saveCsv = async () => {
    const [{ csvRows }, { toCsv }] = await Promise.all([
      import('#features/scoreboard/export/csv.ts'),
      import('@halyard/ui/csv'),
    ])
    const labels = {
      rank: t`Rank`,
      team: t`Team`,
      division: t`Division`,
      score: t`Score`,
      solves: t`Solves`,
      last: t({ message: 'Last score', comment: 'Column: when the team scored last.' }),
    }
    save(toCsv(csvRows(table, rows, labels)), 'text/csv', `${game.title}.csv`)
  }
  const sheet: MenuItem = {
    kind: 'link',
    label: t`Score sheet for staff (XLSX)`,
    icon: <FileSpreadsheet size={16} />,
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the menu fills it
    link: <a href={gameLinks.scoreboardSheet(game.id)} download />,
  }
  return [
    {
      label: t`CTFtime, ranks only (JSON)`,
      icon: <FileJson size={16} />,
      onSelect: () => void saveFeed('minimalFeed'),
    },
    {
      label: t`CTFtime, with solves (JSON)`,
      icon: <FileJson size={16} />,
      onSelect: () => void saveFeed('fullFeed'),
    },
    {
      label: t`Table (CSV)`,
      icon: <FileSpreadsheet size={16} />,
      onSelect: () => void saveCsv(),
    },
    ...(isStaff ? [sheet] : []),
  ]
}

/** The board of the view on paper. */
export function usePrint(): MenuItem {
  const { t } = useLingui()
  return {
    label: t({ message: 'Print', comment: 'Verb: prints the scoreboard.' }),
    icon: <Printer size={16} />,
    onSelect: () => window.print(),
  }
}

/** The downloads behind a button of their own. */
export function DownloadMenu({
  align = 'end',
  more = [],
  isDisabled = false,
  ...board
}: DownloadMenuProps) {
  const { t } = useLingui()
  return (
    <Menu
      align={align}
      label={t({ message: 'Download', comment: 'Verb: button.' })}
      items={[...useDownloads(board), ...more]}
      trigger={
        <Button disabled={isDisabled}>
          <Download size={16} aria-hidden />
          <Trans>Download</Trans>
        </Button>
      }
    />
  )
}

const save = (text: string, type: string, fileName: string) =>
  saveDownload({ blob: new Blob([text], { type }), fileName })
