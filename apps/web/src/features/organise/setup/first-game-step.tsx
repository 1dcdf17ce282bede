import { Button, Inline, Stack } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { PackageOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { CreateGame } from '#features/organise/games/create-game.tsx'
import { ImportGame } from '#features/organise/games/import-game.tsx'
import { useAllGames } from '#shared/use-all-games.ts'

/** The first game: a new one, one from a package, or the sample that is there. */
export function FirstGameStep({ onAdded }: { onAdded: (gameId: number) => void }) {
  const { games } = useAllGames()
  const [open, setOpen] = useState<'create' | 'import'>()
  const close = () => setOpen(undefined)
  const add = (gameId: number) => {
    close()
    onAdded(gameId)
  }
  return (
    <Stack gap={4}>
      {games && games.length > 0 && (
        <p>
          <Trans>
            These games are here. Keep the sample to try things out, or delete it from its page.
          </Trans>
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
      {open === 'create' && <CreateGame onCreated={add} onClose={close} />}
      {open === 'import' && <ImportGame onImported={add} onClose={close} />}
    </Stack>
  )
}
