import type { Game } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { Suspense } from 'react'
import { WriteupDeadline } from '#features/games/writeup/writeup-deadline.tsx'
import { useWriteup } from '#features/games/writeup/use-writeup.ts'
import * as styles from '#features/games/writeup/writeup.css.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const loadDialog = () => import('#features/games/writeup/writeup-dialog.tsx')
const preload = () => void loadDialog()
const WriteupDialog = lazyPart('WriteupDialog', loadDialog)

/** The own write-up on a game's page: until when, whether it is in, and the way to hand it in (`?dlg=writeup`). */
export function WriteupSection({ game }: { game: Game }) {
  const standing = useStanding(game)
  const { writeup, deadline, isClosed } = useWriteup(game, standing)
  const dialog = useOpenParam('dlg')
  const isIn = writeup.data?.submitted ?? false
  const isMain = standing === 'finished' && !isIn && !isClosed
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>Write-up</Trans>
      </h2>
      <State writeup={writeup.data} />
      <WriteupDeadline deadline={deadline} isClosed={isClosed} />
      {(isIn || !isClosed) && (
        <Button
          isFullWidth
          tone={isMain ? 'primary' : 'default'}
          icon={<FileUp size={16} />}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => dialog.open('writeup')}
        >
          {isClosed ? (
            <Trans>Show write-up</Trans>
          ) : isIn ? (
            <Trans>Replace write-up</Trans>
          ) : (
            <Trans>Hand in write-up</Trans>
          )}
        </Button>
      )}
      {dialog.value === 'writeup' && (
        <Suspense>
          <WriteupDialog game={game} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  )
}

function State({ writeup }: { writeup: ReturnType<typeof useWriteup>['writeup']['data'] }) {
  const format = useFormat()
  if (!writeup) return null
  if (!writeup.submitted) {
    return (
      <p className={styles.line}>
        <Trans>Your team has to hand one in. There is none yet.</Trans>
      </p>
    )
  }
  const size = format.size(writeup.fileSize)
  return (
    <p className={styles.line}>
      <Trans>Your team has handed it in ({size}).</Trans>
    </p>
  )
}
