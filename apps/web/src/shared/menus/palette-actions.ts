import type { PaletteItem } from '@halyard/ui'
import { useEffect } from 'react'
import { create } from 'zustand'

/** What can be done with a thing that is open, in the palette under its name. */
export type OpenActions = { id: string; label: string; items: readonly PaletteItem[] }

const useStore = create<{ groups: readonly OpenActions[] }>(() => ({ groups: [] }))

const without = (groups: readonly OpenActions[], id: string) =>
  groups.filter((group) => group.id !== id)

/** Offers actions in the command palette while the component that calls it is shown. */
export function usePaletteActions(actions: OpenActions): void {
  useEffect(() => {
    useStore.setState(({ groups }) => ({ groups: [actions, ...without(groups, actions.id)] }))
    return () => useStore.setState(({ groups }) => ({ groups: without(groups, actions.id) }))
  }, [actions])
}

/** The actions on what is open, the last opened first. */
export const useOpenActions = () => useStore(({ groups }) => groups)
