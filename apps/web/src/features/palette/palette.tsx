import { CommandPalette, Kbd } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { asked, matchEntries } from '#features/palette/match.ts'
import * as styles from '#features/palette/palette.css.ts'
import { useActions } from '#features/palette/use-actions.tsx'
import { useChallengeActions } from '#features/palette/use-challenge-actions.tsx'
import { usePlaces } from '#features/palette/use-places.tsx'
import { useStaffPlaces } from '#features/palette/use-staff-places.tsx'
import { useTeams } from '#features/palette/use-teams.tsx'
import { useOpenActions } from '#shared/menus/palette-actions.ts'
import { setPaletteQuery, usePalette } from '#shared/menus/palette.ts'

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
  const query = usePalette((state) => state.query)
  const { kind, text } = asked(query)
  const actions = [...useOpenActions(), useChallengeActions(), ...useActions(onShowKeys)]
  const places = [...usePlaces(), ...useStaffPlaces()]
  const teams = useTeams(kind === 'teams', text)
  const entries = { all: [...places, teams, ...actions], actions, teams: [teams] }
  const groups = matchEntries(entries[kind], text, mostPerGroup)
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t`Search or run a command`}
      placeholder={t`Type a page, a challenge, a game, a setting…`}
      query={query}
      onQueryChange={setPaletteQuery}
      groups={groups}
      empty={<Trans>Nothing matches “{query}”</Trans>}
      footer={<Footer />}
    />
  )
}

function Footer() {
  return (
    <>
      <span className={styles.keys}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Trans context="what a key does">move</Trans>
        <Kbd>
          <Trans context="the key on a keyboard">Enter</Trans>
        </Kbd>
        <Trans context="what a key does">open</Trans>
        <Kbd>Esc</Kbd>
        <Trans context="what a key does">close</Trans>
      </span>
      <span>
        <Trans>Type &gt; for commands, @ for teams</Trans>
      </span>
    </>
  )
}
