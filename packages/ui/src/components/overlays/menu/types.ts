import type { ReactElement, ReactNode } from 'react'

export type MenuAction = {
  kind?: 'action'
  label: ReactNode
  icon?: ReactNode
  /** Second line under the label. */
  note?: ReactNode
  /** At the end: a key, a badge. */
  trailing?: ReactNode
  tone?: 'default' | 'danger'
  /** Chosen one of several; makes it a radio item. */
  checked?: boolean
  /** Language of the label, when it differs from the page's. */
  lang?: string
  onSelect: () => void
  disabledReason?: ReactNode
}
/** A link, given as the element of the router in use. */
export type MenuLink = Omit<MenuAction, 'kind' | 'onSelect' | 'checked'> & {
  kind: 'link'
  link: ReactElement<object>
}
export type MenuItem =
  | MenuAction
  | MenuLink
  | { kind: 'separator' }
  | { kind: 'heading'; label: ReactNode }

export type MenuProps = {
  /** A button that takes a ref and `aria-*`. */
  trigger: ReactElement
  /** Name of the list. */
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
}

/** Where the focus goes when the list opens by a key; by the pointer it stays on the list itself. */
export type MenuEntry = 'first' | 'last' | null
