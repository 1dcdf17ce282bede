import { type KeyboardEvent, useState } from 'react'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

export type RowKeysOptions = {
  keys: readonly string[]
  /** Selects a row; with true all up to it. Absent when rows cannot be selected. */
  onToggle?: ((key: string, isExtending: boolean) => void) | undefined
  onOpen?: ((key: string) => void) | undefined
}

/** One row of the table is a tab stop; arrows, Home and End move it, Space selects (Shift extends), Enter opens. */
export function useRowKeys({ keys, onToggle, onOpen }: RowKeysOptions) {
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const isKnown = activeKey !== null && keys.includes(activeKey)
  const tabStop = isKnown ? activeKey : keys[0]

  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { target } = event
    if (!(target instanceof HTMLTableRowElement)) return
    const key = target.dataset.key ?? ''
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      const index = Math.max(0, Math.min(keys.length - 1, step(keys.indexOf(key), keys.length)))
      const next = keys[index]
      if (next === undefined) return
      setActiveKey(next)
      const body = event.currentTarget
      requestAnimationFrame(() => {
        const row = body.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(next)}"]`)
        row?.focus()
        row?.scrollIntoView({ block: 'nearest' })
      })
    } else if (event.key === ' ' && onToggle) {
      event.preventDefault()
      onToggle(key, event.shiftKey)
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault()
      onOpen(key)
    }
  }

  return { tabStop, setActiveKey, handleKeyDown }
}
