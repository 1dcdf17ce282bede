import { Button, Inline, Stack, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { PackageOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { CreateGame } from '#features/organise/games/create-game.tsx'
import { ImportGame } from '#features/organise/games/import-game.tsx'
import { useAllGames } from '#shared/use-all-games.ts'
import * as styles from '#features/organise/setup/setup.css.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The first game: a new one, one from a package, or the sample that is there. */
export function FirstGameStep() {
  const { games } = useAllGames()
  const [open, setOpen] = useState<'create' | 'import'>()
  const close = () => setOpen(undefined)
  return (
    <Stack gap={4}>
      {games && games.length > 0 ? (
        <>
          <p>
            <Trans>
              These games are here. Keep the sample to try things out, or delete it from its page.
            </Trans>
          </p>
          <ul className={styles.games}>
            {games.map(({ id, title }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link to={paths.gameInfo(id)} dir="auto">
                    {title}
                  </Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Trans>There is no game yet.</Trans>
        </p>
      )}
      <Inline gap={2}>
        <Button icon={<Plus size={16} />} onClick={() => setOpen('create')}>
          <Trans>Create game</Trans>
        </Button>
        <Button icon={<PackageOpen size={16} />} onClick={() => setOpen('import')}>
          <Trans>Import package</Trans>
        </Button>
      </Inline>
      {open === 'create' && <CreateGame onCreated={close} onClose={close} />}
      {open === 'import' && <ImportGame onImported={close} onClose={close} />}
    </Stack>
  )
}
