import { SearchField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './list.css.ts'

type ListToolsProps = {
  /** Where tools of different heights are on one line. */
  align?: 'center' | 'end'
  children: ReactNode
}

/** Above a list: what narrows and orders it. */
export const ListTools = ({ align = 'center', children }: ListToolsProps) => (
  <div className={align === 'end' ? styles.toolsAtEnd : styles.tools}>{children}</div>
)

/** The last of the tools, at the end of their line. */
export const LastTool = ({ children }: { children: ReactNode }) => (
  <div className={styles.last}>{children}</div>
)

const widths = {
  growing: styles.growing,
  steady: styles.steady,
  wide: styles.wide,
  narrow: styles.narrow,
  short: styles.short,
}
type Width = keyof typeof widths

/** A field among the tools of a list. */
export const ToolField = ({ width, children }: { width: Width; children: ReactNode }) => (
  <div className={widths[width]}>{children}</div>
)

type ListSearchProps = {
  label: string
  placeholder?: string
  width: Width
  value: string
  onValueChange: (text: string) => void
  /** How many were found, where it is known. */
  count?: ReactNode
}

/** Searches a list; its key is the slash. */
export function ListSearch({ placeholder, width, ...field }: ListSearchProps) {
  const { t } = useLingui()
  const shortcut = useSingleKey('/')
  return (
    <ToolField width={width}>
      <SearchField
        placeholder={placeholder ?? t`Search`}
        clearLabel={t`Clear the search`}
        shortcut={shortcut}
        {...field}
      />
    </ToolField>
  )
}
