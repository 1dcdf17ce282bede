import { Search } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { useListNavigation } from '#shared/use-list-navigation.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
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
      <Dialog.Content size="lg" className={styles.content}>
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
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const items = groups.flatMap((group) => group.items)
  const choose = (index: number) => {
    const item = items[index]
    if (!item) return
    onDone()
    item.onSelect()
  }
  const { active, setActive, handleKeyDown } = useListNavigation(items.length, choose)
  const activeId = items[active] && `${listId}-${items[active].id}`
  useEffect(() => {
    if (activeId)
      list.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <div className={styles.inputRow}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          className={styles.input}
          value={query}
          onChange={(event) => {
            setActive(0)
            onQueryChange(event.target.value)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <div id={`${listId}-${group.id}`} className={styles.heading}>
              {group.label}
            </div>
            {group.items.map((item) => (
              <Entry
                key={item.id}
                id={`${listId}-${item.id}`}
                item={item}
                isActive={items[active] === item}
                onMark={() => setActive(items.indexOf(item))}
                onChoose={() => choose(items.indexOf(item))}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status">{items.length === 0 && <div className={styles.empty}>{empty}</div>}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  )
}

type EntryProps = {
  id: string
  item: PaletteItem
  isActive: boolean
  onMark: () => void
  onChoose: () => void
}

function Entry({ id, item, isActive, onMark, onChoose }: EntryProps) {
  return (
    // The input has the focus and its keys; a press is all that happens here.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.item}
      onPointerMove={onMark}
      onClick={onChoose}
    >
      {item.icon && (
        <span className={styles.icon} aria-hidden>
          {item.icon}
        </span>
      )}
      <Label {...item} />
      <span className={styles.note}>{item.note}</span>
    </div>
  )
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
