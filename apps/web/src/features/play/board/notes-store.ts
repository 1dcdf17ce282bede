import { useSyncExternalStore } from 'react'

export type Notes = Readonly<Record<number, string>>

const storageKey = (gameId: number) => `halyard:notes:${gameId}`
/** Characters of one note; what a browser keeps for a page is limited. */
export const longestNote = 4000

const listeners = new Set<() => void>()
const nothing: Notes = {}
let kept: { key: string; text: string | null; notes: Notes } | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(gameId: number): Notes {
  const key = storageKey(gameId)
  const text = localStorage.getItem(key)
  if (kept?.key !== key || kept.text !== text) kept = { key, text, notes: parse(text) }
  return kept.notes
}

function parse(text: string | null): Notes {
  if (text === null) return nothing
  try {
    const found = Object.entries(Object(JSON.parse(text)))
    return Object.fromEntries(
      found.flatMap(([id, note]) => (typeof note === 'string' ? [[Number(id), note]] : [])),
    )
  } catch {
    return nothing
  }
}

/** The reader's own notes on the challenges of a game. They never leave this browser, and go when logging out. */
export const useNotes = (gameId: number): Notes =>
  useSyncExternalStore(subscribe, () => read(gameId))

/** Writes a note down; an empty one is none. @returns whether the browser had room for it */
export function keepNote(gameId: number, challengeId: number, note: string): boolean {
  const { [challengeId]: _before, ...others } = read(gameId)
  const next: Notes = note === '' ? others : { ...others, [challengeId]: note }
  try {
    localStorage.setItem(storageKey(gameId), JSON.stringify(next))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
