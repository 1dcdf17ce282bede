import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { RefObject } from 'react'
import type { MenuAction, MenuItem, MenuLink, MenuProps } from './types.ts'
import * as styles from './menu.css.ts'

type MenuSurfaceProps = Pick<MenuProps, 'label' | 'items'> & {
  align: NonNullable<MenuProps['align']>
  open: boolean
  onOpenChange: (open: boolean) => void
  button: RefObject<HTMLButtonElement | null>
}

/** The anchor has no name; the content is named directly. */
const NO_LABELLEDBY = { 'aria-labelledby': undefined }

/** One of several, where Radix's own radio group would need the whole list inside it. */
const RADIO = { role: 'menuitemradio' } as const

/** The list itself. It hangs from an empty box as large as the button, because the button was there before this code. */
export function MenuSurface({ open, onOpenChange, button, label, items, align }: MenuSurfaceProps) {
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild disabled>
        <span className={styles.anchor} aria-hidden tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          {...NO_LABELLEDBY}
          className={styles.content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
          }}
        >
          {items.map((item, index) => (
            // The list is rebuilt as a whole; an entry has no identity beyond its place.
            <Entry key={index} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <DropdownMenu.Separator className={styles.separator} />
  if (item.kind === 'heading')
    return <DropdownMenu.Label className={styles.heading}>{item.label}</DropdownMenu.Label>
  if (item.kind === 'link') return <LinkEntry item={item} />
  return <ActionEntry item={item} />
}

function LinkEntry({ item }: { item: MenuLink }) {
  const Link = item.link.type
  return (
    <DropdownMenu.Item asChild disabled={Boolean(item.disabledReason)} className={styles.item}>
      <Link {...item.link.props}>
        <Parts item={item} />
      </Link>
    </DropdownMenu.Item>
  )
}

function ActionEntry({ item }: { item: MenuAction }) {
  const shared = {
    className: styles.item,
    disabled: Boolean(item.disabledReason),
    onSelect: item.onSelect,
    'data-tone': item.tone,
  }
  if (item.isChecked === undefined)
    return (
      <DropdownMenu.Item {...shared}>
        <Parts item={item} />
      </DropdownMenu.Item>
    )
  return (
    <DropdownMenu.CheckboxItem {...shared} checked={item.isChecked} {...RADIO}>
      <Parts item={item} />
      <span className={styles.icon}>
        {item.isChecked && <Check size={16} className={styles.check} />}
      </span>
    </DropdownMenu.CheckboxItem>
  )
}

function Parts({ item }: { item: MenuAction | MenuLink }) {
  const note = item.disabledReason ?? item.note
  return (
    <>
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      <span className={styles.words}>
        <span className={styles.label} lang={item.lang}>
          {item.label}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {item.trailing && <span className={styles.trailing}>{item.trailing}</span>}
    </>
  )
}
