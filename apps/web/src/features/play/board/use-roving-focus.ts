import { startTransition, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { isMoveKey, moveTo, typeAhead } from '#features/play/board/moves.ts'

const typingPause = 700

/** Marks an element of the group with the id it stands for. */
export const rovingProps = (id: number) => ({ 'data-roving': String(id) })

const selector = '[data-roving]'
const idOf = (element: Element | undefined) => Number(element?.getAttribute('data-roving') ?? 0)

/**
 * One tab stop for a group of links: arrows, Home and End move, letters go to the next title that starts with them.
 *
 * @param titleOf what typed letters are compared with
 */
export function useRovingFocus(titleOf: (id: number) => string) {
  const group = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number>()
  const typed = useRef({ text: '', at: 0 })

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !group.current) return
    const items = [...group.current.querySelectorAll<HTMLElement>(selector)]
    const at = items.findIndex((item) => item === document.activeElement)
    if (at < 0) return
    const target = isMoveKey(event.key)
      ? moveTo(
          event.key,
          at,
          items.map((item) => item.getBoundingClientRect()),
          isRightToLeft(group.current),
        )
      : letterTarget(event, items, at)
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }

  const letterTarget = (event: KeyboardEvent, items: readonly Element[], at: number) => {
    if (event.key.length !== 1 || !/[\p{L}\p{N}]/u.test(event.key)) return undefined
    const isSameWord = event.timeStamp - typed.current.at < typingPause
    const text = (isSameWord ? typed.current.text : '') + event.key
    typed.current = { text, at: event.timeStamp }
    return typeAhead(
      items.map((item) => titleOf(idOf(item))),
      at,
      text,
    )
  }

  return {
    groupProps: {
      ref: group,
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent) => {
        const item = event.target.closest(selector)
        // A press gives the focus, too, and what it opens comes first.
        if (item) startTransition(() => setChosen(idOf(item)))
      },
    },
    /** The one that Tab reaches: the last that had the focus, if it is still there, else the first. */
    tabStop: (ids: readonly number[]) =>
      chosen !== undefined && ids.includes(chosen) ? chosen : ids[0],
    focus: (id: number) => {
      group.current?.querySelector<HTMLElement>(`[data-roving="${id}"]`)?.focus()
    },
  }
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
