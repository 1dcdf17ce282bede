import { Check } from 'lucide-react'
import type { ContextMenu, DropdownMenu } from 'radix-ui'
import type { MenuAction, MenuItem, MenuLink } from './types.ts'
import * as styles from './menu.css.ts'

/** The same parts, from the menu of a button or from that of a place. */
export type MenuParts = Pick<
  typeof DropdownMenu | typeof ContextMenu,
  'Item' | 'CheckboxItem' | 'Separator' | 'Label'
>

/** One of several, where Radix's own radio group would need the whole list inside it. */
const RADIO = { role: 'menuitemradio' } as const

export function MenuEntries({ items, parts }: { items: readonly MenuItem[]; parts: MenuParts }) {
  return items.map((item, index) => (
    // The list is rebuilt as a whole; an entry has no identity beyond its place.
    <Entry key={index} item={item} parts={parts} />
  ))
}

function Entry({ item, parts }: { item: MenuItem; parts: MenuParts }) {
  if (item.kind === 'separator') return <parts.Separator className={styles.separator} />
  if (item.kind === 'heading')
    return <parts.Label className={styles.heading}>{item.label}</parts.Label>
  if (item.kind === 'link') return <LinkEntry item={item} parts={parts} />
  return <ActionEntry item={item} parts={parts} />
}

function LinkEntry({ item, parts }: { item: MenuLink; parts: MenuParts }) {
  const Link = item.link.type
  return (
    <parts.Item asChild disabled={Boolean(item.disabledReason)} className={styles.item}>
      <Link {...item.link.props}>
        <Parts item={item} />
      </Link>
    </parts.Item>
  )
}

function ActionEntry({ item, parts }: { item: MenuAction; parts: MenuParts }) {
  const shared = {
    className: styles.item,
    disabled: Boolean(item.disabledReason),
    onSelect: item.onSelect,
    'data-tone': item.tone,
  }
  if (item.checked === undefined)
    return (
      <parts.Item {...shared}>
        <Parts item={item} />
      </parts.Item>
    )
  return (
    <parts.CheckboxItem {...shared} checked={item.checked} {...RADIO}>
      <Parts item={item} />
      <span className={styles.icon}>
        {item.checked && <Check size={16} className={styles.check} />}
      </span>
    </parts.CheckboxItem>
  )
}

function Parts({ item }: { item: MenuAction | MenuLink }) {
  const note = item.disabledReason ?? item.note
  return (
    <>
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      <span className={styles.text}>
        <span className={styles.label} lang={item.lang}>
          {item.label}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {item.trailing && <span className={styles.trailing}>{item.trailing}</span>}
    </>
  )
}
