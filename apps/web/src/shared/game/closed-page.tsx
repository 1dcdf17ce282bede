import type { Game } from '@halyard/api'
import { Button, Container, EmptyState } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

type ClosedPageProps = Pick<ComponentProps<typeof EmptyState>, 'flags' | 'level' | 'title'> & {
  game: Pick<Game, 'id'>
  /** Ways on beside the one to the overview. */
  actions?: ReactNode
  children: ReactNode
}

/** In the place of what a game does not show yet, or not to this reader: why, and the way to its overview. */
export function ClosedPage({ game, actions, ...rest }: ClosedPageProps) {
  return (
    <Container width="reading">
      <EmptyState
        {...rest}
        size="page"
        actions={
          <>
            <Button asChild>
              <Link to={paths.game(game.id)}>
                <Trans>Overview</Trans>
              </Link>
            </Button>
            {actions}
          </>
        }
      />
    </Container>
  )
}
