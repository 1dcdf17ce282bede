import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './command-palette.css.ts'

export type PaletteItem = {
  id: string
  label: string
  /** Parts of the label that were typed, as [from, to), in order. */
  found?: readonly (readonly [number, number])[]
  /** At the end: a state, keys. */
  note?: ReactNode
  icon?: ReactNode
  onSelect: () => void
}

export type PaletteGroup = { id: string; label: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  /** Already filtered and in order of fitness. */
  groups: readonly PaletteGroup[]
  empty: ReactNode
  /** Below the list: which keys do what. */
  footer?: ReactNode
}

/** Goes anywhere and does anything by typing. The focus stays in the input, arrows mark an entry. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  empty,
  footer,
}: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content size="lg" className={styles.content} onOpenAutoFocus={focusBehindText}>
        <VisuallyHidden>
          <Dialog.Title>{label}</Dialog.Title>
        </VisuallyHidden>
        <PaletteBody
          {...{ label, placeholder, query, onQueryChange, groups, empty, footer }}
          onDone={() => onOpenChange(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

type PaletteBodyProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onDone: () => void }

function PaletteBody({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  empty,
  footer,
  onDone,
}: PaletteBodyProps) {
  const isEmpty = groups.every(({ items }) => items.length === 0)
  const choose = (item: PaletteItem) => {
    onDone()
    item.onSelect()
  }
  return (
    // The entries are filtered already. Ctrl+K, one of the vim bindings, opens and closes the palette.
    <Command label={label} shouldFilter={false} vimBindings={false} loop className={styles.root}>
      <div className={styles.inputRow}>
        <Search size={18} aria-hidden />
        <Command.Input
          placeholder={placeholder}
          className={styles.input}
          value={query}
          onValueChange={onQueryChange}
          onKeyDown={leaveCaretKeys}
        />
      </div>
      <Command.List label={label} className={styles.list}>
        {groups.map((group) => (
          <Command.Group
            key={group.id}
            heading={<span className={styles.heading}>{group.label}</span>}
          >
            {group.items.map((item) => (
              <Command.Item
                key={item.id}
                value={item.id}
                className={styles.item}
                onSelect={() => choose(item)}
              >
                {item.icon && (
                  <span className={styles.icon} aria-hidden>
                    {item.icon}
                  </span>
                )}
                <Label {...item} />
                <span className={styles.note}>{item.note}</span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div role="status">{isEmpty && <div className={styles.empty}>{empty}</div>}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Command>
  )
}

/** What was typed already is gone on with; Radix would select it, so that the next letter replaced it. */
function focusBehindText(event: Event) {
  const input = event.target instanceof Element && event.target.querySelector('input')
  if (!input) return
  event.preventDefault()
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}

/** Home and End move the caret in the text; with Ctrl they go to the first and last entry. */
function leaveCaretKeys(event: KeyboardEvent) {
  if (['Home', 'End'].includes(event.key) && !event.ctrlKey) event.stopPropagation()
}

function Label({ label, found = [] }: Pick<PaletteItem, 'label' | 'found'>) {
  const starts = [0, ...found.map(([, to]) => to)]
  return (
    <bdi className={styles.label}>
      {starts.map((start, index) => {
        const [from = label.length, to = label.length] = found[index] ?? []
        return (
          <Fragment key={start}>
            {label.slice(start, from)}
            {to > from && <mark className={styles.found}>{label.slice(from, to)}</mark>}
          </Fragment>
        )
      })}
    </bdi>
  )
}
