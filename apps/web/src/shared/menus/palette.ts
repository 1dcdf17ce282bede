import { create } from 'zustand'

/** What is open: the command palette, or the sheet of shortcuts. `query` is what was typed into the palette. */
type PaletteState = { open: 'palette' | 'keys' | undefined; query: string }

export const usePalette = create<PaletteState>(() => ({ open: undefined, query: '' }))

/** Opens the command palette, from anywhere. */
export const openPalette = (): void => usePalette.setState({ open: 'palette', query: '' })

/** Opens the sheet of shortcuts in its place. */
export const openShortcuts = (): void => usePalette.setState({ open: 'keys' })

export const closePalette = (): void => usePalette.setState({ open: undefined })

export const setPaletteQuery = (query: string): void => usePalette.setState({ query })

/**
 * Takes a key that is pressed while the palette is open but its input does not have the focus yet: its code may still be loading.
 *
 * @returns whether the key was meant for the palette
 */
export function takePaletteKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) {
  const { open, query } = usePalette.getState()
  const isBusy = ctrlKey || metaKey || altKey || isComposing
  if (open !== 'palette' || isBusy || isInDialog(document.activeElement)) return false
  const letters = Array.from(query)
  if (key === 'Backspace') setPaletteQuery(letters.slice(0, -1).join(''))
  else if (key === 'Escape') closePalette()
  else if (Array.from(key).length === 1) setPaletteQuery(query + key)
  else return false
  return true
}

const isInDialog = (element: Element | null) => Boolean(element?.closest('[role=dialog] input'))
