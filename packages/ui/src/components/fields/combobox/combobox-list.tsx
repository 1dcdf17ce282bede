import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useDensitySize } from '#shared/use-density-size.ts'
import { type RowWindow, useRowWindow } from '#shared/use-row-window.ts'
import * as styles from './combobox.css.ts'

type Option = { value: string; label: string; icon?: ReactNode; note?: ReactNode }

type ComboboxListProps<Shown extends Option> = {
  listId: string
  labelId: string
  shown: readonly Shown[]
  active: number
  isChosen: (option: Shown) => boolean
  multiple: boolean
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

/** The options in view, and the marked one wherever it is: the input refers to it for screen readers. */
function renderedIndexes({ first, last }: RowWindow, active: number, count: number): number[] {
  const inView = Array.from({ length: last - first }, (_option, at) => first + at)
  if (active >= first && active < last) return inView
  return [...inView, active].filter((index) => index < count).toSorted((one, other) => one - other)
}

/** Of a long list only the options in view are rendered. */
export function ComboboxList<Shown extends Option>({
  listId,
  labelId,
  shown,
  active,
  isChosen,
  multiple,
  empty,
  anchor,
  onMark,
  onChoose,
}: ComboboxListProps<Shown>) {
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  // Whatever moves the input takes the list along: a page that scrolls, a dialog that is still arriving.
  useLayoutEffect(() => {
    let frame = 0
    if (!list.current?.matches(':popover-open')) list.current?.showPopover()
    const follow = () => {
      if (anchor.current && list.current) place(anchor.current, list.current)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  const count = shown.length
  const rowHeight = useDensitySize('controlMd')
  const drawn = renderedIndexes(useRowWindow(canvas, { count, rowHeight, box }), active, count)
  // Not after each render: whoever scrolls the list looks at other options than the marked one.
  useLayoutEffect(() => {
    canvas.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- another list is another place for the same number
  }, [active, shown])
  return (
    <div ref={list} popover="manual" className={styles.list}>
      <div
        ref={box}
        id={listId}
        // Without options there is nothing to choose from, and the words below say so.
        {...(count > 0 && {
          role: 'listbox',
          'aria-labelledby': labelId,
          'aria-multiselectable': multiple,
        })}
        className={styles.options}
      >
        {count > 0 && (
          <div ref={canvas} role="presentation" style={{ blockSize: count * rowHeight }}>
            {drawn.map((index, at) => {
              const option = shown[index]
              if (!option) return null
              const skipped = index - (drawn[at - 1] ?? -1) - 1
              return (
                // The input has the focus and its keys; a press is all that happens here.
                // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={isChosen(option)}
                  aria-posinset={index + 1}
                  aria-setsize={count}
                  data-active={index === active || undefined}
                  className={styles.option}
                  style={{ marginBlockStart: skipped * rowHeight || undefined }}
                  onPointerMove={() => onMark(index)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  {option.icon}
                  <bdi className={styles.label}>{option.label}</bdi>
                  <span className={styles.note}>{option.note}</span>
                  {isChosen(option) && <Check size={16} className={styles.check} aria-hidden />}
                </div>
              )
            })}
          </div>
        )}
      </div>
      <div aria-live="polite">{count === 0 && <div className={styles.empty}>{empty}</div>}</div>
    </div>
  )
}
