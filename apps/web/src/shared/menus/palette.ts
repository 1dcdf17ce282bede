import { create } from 'zustand'

/** What is open: the command palette, or the sheet of shortcuts. */
type PaletteState = { open: 'palette' | 'keys' | undefined }

export const usePalette = create<PaletteState>(() => ({ open: undefined }))

/** Opens the command palette, from anywhere. */
export const openPalette = (): void => usePalette.setState({ open: 'palette' })

/** Opens the sheet of shortcuts in its place. */
export const openShortcuts = (): void => usePalette.setState({ open: 'keys' })

export const closePalette = (): void => usePalette.setState({ open: undefined })
