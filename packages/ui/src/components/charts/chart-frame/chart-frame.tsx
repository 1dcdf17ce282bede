import { ChartLine, Download, RotateCcw, Table2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Menu } from '../../overlays/menu/menu.tsx'
import { ChartHead, type HeadingLevel } from './chart-head.tsx'
import * as styles from './chart-frame.css.ts'
import type { Cell } from '#shared/csv.ts'

/** A chart's numbers: head, then rows whose first cell names them. */
export type ChartTable = {
  head: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

export type ChartFrameLabels = {
  showTable: string
  showChart: string
  /** Name of the menu of files. */
  save: string
  savePng: string
  saveSvg: string
  saveCsv: string
  reset?: string
}

export type ChartFrameProps = {
  title: string
  /** One sentence that says what the chart shows, with the numbers that matter. */
  summary: ReactNode
  level?: HeadingLevel
  /** The chart itself: holds one `svg`; names beside it carry `data-chart-label`. */
  children: ReactNode
  table: ChartTable
  /** All values for the CSV file; asked for when it is saved. */
  csv: () => readonly (readonly Cell[])[]
  /** What the chart is about, such as a game: the heading of saved pictures, which have no page around them. */
  about: string
  /** Name of saved files, without an ending. */
  fileName: string
  labels: ChartFrameLabels
  /** More buttons, before those of every chart. */
  actions?: ReactNode
  /** Takes back a zoom; given while there is one. */
  onReset?: (() => void) | undefined
  /** Says that a file could not be made; the browser refuses some sizes. */
  onSaveFailed?: (error: unknown) => void
}

/** Only who takes a file away needs it. */
const loadPicture = () => import('./picture.ts')

/** What every chart has around it: a name, a sentence, its numbers as a table, and files to take away. */
export function ChartFrame({
  title,
  summary,
  level,
  children,
  table,
  csv,
  about,
  fileName,
  labels,
  actions,
  onReset,
  onSaveFailed,
}: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false)
  const plot = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const summaryId = useId()
  const save = async (make: (element: Element) => Promise<void>) => {
    if (!plot.current) return
    try {
      await make(plot.current)
    } catch (error) {
      onSaveFailed?.(error)
    }
  }
  const heading = { title: about, subtitle: title }
  const savePng = () =>
    save(async (element) => {
      const { saveFile, toPng } = await loadPicture()
      saveFile(await toPng(element, heading), `${fileName}.png`)
    })
  const saveSvg = () =>
    save(async (element) => {
      const { saveFile, standaloneSvg } = await loadPicture()
      saveFile(standaloneSvg(element, heading).source, `${fileName}.svg`, 'image/svg+xml')
    })
  const saveCsv = () =>
    save(async () => {
      const [{ saveFile }, { toCsv }] = await Promise.all([loadPicture(), import('#shared/csv.ts')])
      saveFile(toCsv(csv()), `${fileName}.csv`, 'text/csv')
    })
  const pictures = isTable
    ? []
    : [
        { label: labels.savePng, onSelect: () => void savePng() },
        { label: labels.saveSvg, onSelect: () => void saveSvg() },
      ]
  return (
    <figure className={styles.figure} aria-labelledby={titleId} aria-describedby={summaryId}>
      <ChartHead {...{ title, summary, level }} titleId={titleId} summaryId={summaryId}>
        {actions}
        {onReset && labels.reset && (
          <Button size="sm" icon={<RotateCcw size={14} />} onClick={onReset}>
            {labels.reset}
          </Button>
        )}
        <IconButton
          label={isTable ? labels.showChart : labels.showTable}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? <ChartLine size={16} /> : <Table2 size={16} />}
        </IconButton>
        <Menu
          align="end"
          label={labels.save}
          items={[...pictures, { label: labels.saveCsv, onSelect: () => void saveCsv() }]}
          trigger={
            <IconButton label={labels.save}>
              <Download size={16} />
            </IconButton>
          }
        />
      </ChartHead>
      <div ref={plot}>{isTable ? <Numbers table={table} labelledBy={titleId} /> : children}</div>
    </figure>
  )
}

type NumbersProps = { table: ChartTable; labelledBy: string }

function Numbers({ table: { head, rows }, labelledBy }: NumbersProps) {
  return (
    // A box that scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableBox} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={`${index} ${name}`} scope="col" className={styles.columnHead} title={name}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className={styles.rowHead}>
                <bdi>{name}</bdi>
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1] ?? index} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
