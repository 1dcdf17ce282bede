import { Check, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { useGridFocus } from './use-grid-focus.ts'
import * as styles from './permission-matrix.css.ts'

/** `inherit` follows the row's or the table's default. */
export type PermissionChoice = 'inherit' | 'allow' | 'deny'

export type PermissionCell = {
  choice: PermissionChoice
  /** What holds in the end. */
  isAllowed: boolean
  /** Name of the cell with its state, for readers and as the tooltip. */
  label: string
}

export type PermissionMatrixProps<Row extends string, Column extends string> = Labelled & {
  corner: ReactNode
  columns: readonly { id: Column; name: ReactNode; title?: string }[]
  rows: readonly { id: Row; name: ReactNode }[]
  cell: (row: Row, column: Column) => PermissionCell
  onChange: (row: Row, column: Column, choice: PermissionChoice) => void
  /** A last column that makes a whole row inherit again. */
  reset?: PermissionReset<Row>
  disabled?: boolean
}

export type PermissionReset<Row extends string> = {
  name: ReactNode
  /** Names the button of a row; without a name there is nothing to take back. */
  label: (row: Row) => string | undefined
  onReset: (row: Row) => void
}

const NEXT = { inherit: 'allow', allow: 'deny', deny: 'inherit' } as const satisfies Record<
  PermissionChoice,
  PermissionChoice
>

const ignore = () => undefined

/** Px of a row: what Page Up and Page Down go by. */
const ROW_HEIGHT = 33

/**
 * What each row may do: inherited rights are hollow, own ones solid; a press goes inherit, allow, deny. Keys after the ARIA
 * grid: one tab stop, arrows between the rights.
 */
export function PermissionMatrix<Row extends string, Column extends string>({
  corner,
  columns,
  rows,
  cell,
  onChange,
  reset,
  disabled = false,
  label: name,
}: PermissionMatrixProps<Row, Column>) {
  const frame = useRef<HTMLDivElement>(null)
  const columnCount = columns.length + (reset ? 2 : 1)
  const { active, moveFor, focusProps } = useGridFocus({
    scroller: frame,
    rowCount: rows.length + 1,
    columnCount,
    rowHeight: ROW_HEIGHT,
    first: { row: 1, column: 1 },
  })
  const tabIndexAt = (row: number, column: number) =>
    !disabled && active.row === row && active.column === column ? 0 : -1
  // A box that scrolls must be reachable by keys, also when nothing in it can be pressed.
  const reach = disabled && {
    role: 'region',
    'aria-label': name,
    tabIndex: 0,
  }
  return (
    <div ref={frame} className={styles.frame} {...reach}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with the keys of a grid
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={columnCount}
        className={styles.table}
        onKeyDown={(event) => moveFor(event, ignore)}
        onFocus={(event) => {
          focusProps.onFocus(event)
          event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }}
        aria-label={name}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1} tabIndex={tabIndexAt(0, 0)} className={styles.head}>
              {corner}
            </th>
            {columns.map((column, at) => (
              <th
                key={column.id}
                scope="col"
                aria-colindex={at + 2}
                tabIndex={tabIndexAt(0, at + 1)}
                className={styles.head}
                title={column.title}
              >
                {column.name}
              </th>
            ))}
            {reset && (
              <th
                scope="col"
                aria-colindex={columnCount}
                tabIndex={tabIndexAt(0, columnCount - 1)}
                className={styles.head}
              >
                {reset.name}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr key={row.id} aria-rowindex={rowAt + 2}>
              <th
                scope="row"
                aria-colindex={1}
                tabIndex={tabIndexAt(rowAt + 1, 0)}
                className={styles.rowName}
              >
                {row.name}
              </th>
              {columns.map((column, at) => {
                const { choice, isAllowed, label } = cell(row.id, column.id)
                return (
                  <td key={column.id} aria-colindex={at + 2} className={styles.cell}>
                    <button
                      type="button"
                      data-widget
                      tabIndex={tabIndexAt(rowAt + 1, at + 1)}
                      className={styles.toggle}
                      aria-label={label}
                      title={label}
                      disabled={disabled}
                      data-own={choice !== 'inherit' || undefined}
                      data-value={isAllowed ? 'allow' : 'deny'}
                      onClick={() => onChange(row.id, column.id, NEXT[choice])}
                    >
                      {isAllowed ? (
                        <Check size={14} strokeWidth={2.5} aria-hidden />
                      ) : (
                        <X size={14} strokeWidth={2.5} aria-hidden />
                      )}
                    </button>
                  </td>
                )
              })}
              {reset && (
                <ResetCell
                  label={reset.label(row.id)}
                  columnIndex={columnCount}
                  tabIndex={tabIndexAt(rowAt + 1, columnCount - 1)}
                  disabled={disabled}
                  onReset={() => reset.onReset(row.id)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ResetCellProps = {
  label: string | undefined
  columnIndex: number
  tabIndex: number
  disabled: boolean
  onReset: () => void
}

function ResetCell({ label, columnIndex, tabIndex, disabled, onReset }: ResetCellProps) {
  return (
    <td
      aria-colindex={columnIndex}
      className={styles.cell}
      tabIndex={label === undefined ? tabIndex : -1}
    >
      {label !== undefined && (
        <button
          type="button"
          data-widget
          tabIndex={tabIndex}
          className={styles.reset}
          aria-label={label}
          title={label}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            // The button goes with what it takes back.
            currentTarget.parentElement?.focus()
            onReset()
          }}
        >
          <RotateCcw size={14} aria-hidden />
        </button>
      )}
    </td>
  )
}
