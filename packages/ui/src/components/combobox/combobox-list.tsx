import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import * as styles from './combobox.css.ts'

type Option = { value: string; label: string; icon?: ReactNode; note?: ReactNode }

type ComboboxListProps<Shown extends Option> = {
  listId: string
  shown: readonly Shown[]
  active: number
  isChosen: (option: Shown) => boolean
  isMultiple: boolean
  empty: ReactNode
  anchor: RefObject<HTMLElement | null>
  onMark: (index: number) => void
  onChoose: (option: Shown) => void
}

const GAP = 4

/** Below the input and as wide, or above where there is more room. */
function place(anchor: HTMLElement, list: HTMLElement): void {
  const input = anchor.lastElementChild === list ? list.previousElementSibling : anchor
  const box = (input ?? anchor).getBoundingClientRect()
  const below = innerHeight - box.bottom
  const isAbove = below < list.offsetHeight + GAP && box.top > below
  list.style.inlineSize = `${box.width}px`
  list.style.left = `${box.left}px`
  list.style.top = `${isAbove ? box.top - list.offsetHeight - GAP : box.bottom + GAP}px`
}

export function ComboboxList<Shown extends Option>({
  listId,
  shown,
  active,
  isChosen,
  isMultiple,
  empty,
  anchor,
  onMark,
  onChoose,
}: ComboboxListProps<Shown>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !anchor.current) return
    if (!element.matches(':popover-open')) element.showPopover()
    place(anchor.current, element)
    element.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={list} popover="manual" className={styles.list}>
      <div id={listId} role="listbox" aria-multiselectable={isMultiple} className={styles.options}>
        {shown.map((option, index) => (
          // The input has the focus and its keys; a press is all that happens here.
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={isChosen(option)}
            data-active={index === active || undefined}
            className={styles.option}
            onPointerMove={() => onMark(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.icon}
            <bdi className={styles.label}>{option.label}</bdi>
            <span className={styles.note}>{option.note}</span>
            {isChosen(option) && <Check size={16} className={styles.check} aria-hidden />}
          </div>
        ))}
      </div>
      <div aria-live="polite">
        {shown.length === 0 && <div className={styles.empty}>{empty}</div>}
      </div>
    </div>
  )
}
