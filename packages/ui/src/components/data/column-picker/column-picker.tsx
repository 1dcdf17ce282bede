import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Checkbox } from '../../fields/choice/checkbox.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import * as styles from './column-picker.css.ts'

export type ColumnPickerProps = {
  /** "Columns". */
  label: string
  columns: readonly { id: string; header: ReactNode; isPrimary?: boolean }[]
  hidden: ReadonlySet<string>
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  resetLabel: ReactNode
}

/** Which columns of a table are shown. The one that names the rows always is. */
export function ColumnPicker({
  label,
  columns,
  hidden,
  onHiddenChange,
  resetLabel,
}: ColumnPickerProps) {
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onHiddenChange(next)
  }
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="sm" icon={<Columns3 size={16} />}>
          {label}
        </Button>
      </Popover.Trigger>
      <Popover.Content label={label} align="end">
        <div className={styles.list}>
          {columns.map(({ id, header, isPrimary }) => (
            <Checkbox
              key={id}
              label={header}
              checked={isPrimary === true || !hidden.has(id)}
              disabled={isPrimary ?? false}
              onCheckedChange={() => toggle(id)}
            />
          ))}
        </div>
        <div className={styles.footer}>
          <Button
            size="sm"
            tone="ghost"
            disabled={hidden.size === 0}
            onClick={() => onHiddenChange(new Set())}
          >
            {resetLabel}
          </Button>
        </div>
      </Popover.Content>
    </Popover.Root>
  )
}
