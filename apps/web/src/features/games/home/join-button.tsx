import type { Game } from '@halyard/api'
import { Button } from '@halyard/ui'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const loadDialog = () => import('#features/games/home/join-dialog.tsx')
const preload = () => void loadDialog()
const JoinDialog = lazyPart('JoinDialog', loadDialog)

/** Opens the join dialog, which has an address of its own: `?dlg=join`. */
export function JoinButton({ game, children }: { game: Game; children: ReactNode }) {
  const dialog = useOpenParam('dlg')
  return (
    <>
      <Button
        tone="primary"
        size="lg"
        isFullWidth
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => dialog.open('join')}
      >
        {children}
      </Button>
      {dialog.value === 'join' && (
        <Suspense>
          <JoinDialog game={game} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
