import { startTransition, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { isMoveKey, letterMoves, moveTo, typeAhead } from '#features/play/board/order/moves.ts'
import { isShortcut } from '#shared/preferences/shortcuts.ts'

const typingPause = 700
/** Frames within which tiles are laid out again. */
const layoutFrames = 30

/** Marks an element of the group with its id. */
export const rovingProps = (id: number) => ({ 'data-roving': String(id) })

const selector = '[data-roving]'
const idOf = (element: Element | undefined) => Number(element?.getAttribute('data-roving') ?? 0)

/**
 * One tab stop for a group of links: arrows, Home and End move, letters go to the next title that starts with them. While shortcuts of
 * a single key are on, `h j k l` move too, and some do something; within a word that is being typed they are letters.
 *
 * The links are plain ones, which do not render again with every change of the address as the router's are: a press is handled here.
 *
 * @param titleOf what typed letters are compared with
 * @param onOpen what a press in this tab does instead of loading the page at the link
 * @param actions what other letters do
 */
export function useRovingFocus(
  titleOf: (id: number) => string,
  onOpen: (id: number) => void,
  actions: Readonly<Record<string, () => void>> = {},
) {
  const group = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number>()
  const typed = useRef({ text: '', at: 0 })

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !group.current) return
    const items = [...group.current.querySelectorAll<HTMLElement>(selector)]
    const at = items.findIndex((item) => item === document.activeElement)
    if (at < 0) return
    const isWord = event.timeStamp - typed.current.at < typingPause
    const isKey = !isWord && isShortcut(event)
    const act = isKey ? actions[event.key] : undefined
    if (act) {
      event.preventDefault()
      act()
      keepFocus(idOf(items[at]))
      return
    }
    const move = (isKey ? letterMoves[event.key] : undefined) ?? event.key
    const target = isMoveKey(move)
      ? moveTo(
          move,
          at,
          items.map((item) => item.getBoundingClientRect()),
          isRightToLeft(group.current),
        )
      : letterTarget(event, items, at)
    if (target === undefined) return
    event.preventDefault()
    items[target]?.focus()
  }

  /** Tiles may be laid out again: the focus stays on its tile, or goes to the first where that is hidden. */
  const keepFocus = (id: number, frames = layoutFrames) => {
    if (document.activeElement === document.body) {
      const kept = group.current?.querySelector<HTMLElement>(`[data-roving="${id}"]`)
      const tile = kept ?? group.current?.querySelector<HTMLElement>(selector)
      tile?.focus()
    } else if (frames > 0) requestAnimationFrame(() => keepFocus(id, frames - 1))
  }

  const letterTarget = (event: KeyboardEvent, items: readonly Element[], at: number) => {
    if (event.key.length !== 1 || !/[\p{L}\p{N}]/u.test(event.key)) return undefined
    const isSameQuery = event.timeStamp - typed.current.at < typingPause
    const text = (isSameQuery ? typed.current.text : '') + event.key
    typed.current = { text, at: event.timeStamp }
    return typeAhead(
      items.map((item) => titleOf(idOf(item))),
      at,
      text,
    )
  }

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const item = event.target instanceof Element ? event.target.closest(selector) : null
    // With one of these the browser opens the link elsewhere.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!item || isElsewhere || event.button !== 0) return
    event.preventDefault()
    onOpen(idOf(item))
  }

  return {
    groupProps: {
      ref: group,
      onKeyDown: handleKeyDown,
      onClick: handleClick,
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
