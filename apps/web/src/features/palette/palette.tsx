import { CommandPalette } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { matchEntries } from '#features/palette/match.ts'
import { useActions } from '#features/palette/use-actions.tsx'
import { usePlaces } from '#features/palette/use-places.tsx'

/** Entries shown of a group: all of it would hide the groups below. */
const mostPerGroup = 8

type PaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShowKeys: () => void
}

/** Goes anywhere and does anything by typing. */
export function Palette({ open, onOpenChange, onShowKeys }: PaletteProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const places = usePlaces()
  const actions = useActions(onShowKeys)
  const groups = matchEntries([...places, ...actions], query, mostPerGroup)
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t`Go to or do`}
      placeholder={t`Type a page, a challenge, a game, a setting…`}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      empty={<Trans>Nothing fits “{query}”</Trans>}
    />
  )
}
