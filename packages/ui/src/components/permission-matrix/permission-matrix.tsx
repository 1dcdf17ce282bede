import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
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

export type PermissionMatrixProps<Row extends string, Column extends string> = {
  'aria-label': string
  corner: ReactNode
  columns: readonly { id: Column; name: ReactNode; title?: string }[]
  rows: readonly { id: Row; name: ReactNode }[]
  cell: (row: Row, column: Column) => PermissionCell
  onChange: (row: Row, column: Column, choice: PermissionChoice) => void
  disabled?: boolean
}

const NEXT = { inherit: 'allow', allow: 'deny', deny: 'inherit' } as const satisfies Record<
  PermissionChoice,
  PermissionChoice
>

/** What each row may do: inherited rights are hollow, own ones solid; a press goes inherit, allow, deny. */
export function PermissionMatrix<Row extends string, Column extends string>({
  corner,
  columns,
  rows,
  cell,
  onChange,
  disabled = false,
  ...rest
}: PermissionMatrixProps<Row, Column>) {
  // A box that scrolls must be reachable by keys, also when nothing in it can be pressed.
  const reach = disabled && { role: 'region', 'aria-label': rest['aria-label'], tabIndex: 0 }
  return (
    <div className={styles.frame} {...reach}>
      <table className={styles.table} {...rest}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.head} title={column.title}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.rowName}>
                {row.name}
              </th>
              {columns.map((column) => {
                const { choice, isAllowed, label } = cell(row.id, column.id)
                return (
                  <td key={column.id} className={styles.cell}>
                    <button
                      type="button"
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
