import { useListParticipationsOfGames } from '@halyard/query'
import { Button, SectionHeader, Stack, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { gamesWith } from '#features/administer/users/games-with.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { StatusMark } from '#shared/game/challenge/status-mark.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useAllGames } from '#shared/use-all-games.ts'
import * as styles from '../administer.css.ts'

/** The games a user takes part in. The server lists people by game alone, so all games are looked through: only when asked to. */
export function UserGames({ userId }: { userId: string }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Stack gap={2}>
      <SectionHeader level={3} title={<Trans>Games</Trans>} />
      {isAsked ? (
        <Found userId={userId} />
      ) : (
        <div>
          <Button size="sm" onClick={() => setIsAsked(true)}>
            <Trans>Search all games</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Found({ userId }: { userId: string }) {
  const { games = [], error: listError } = useAllGames()
  const { found, leftCount, error } = useListParticipationsOfGames(
    games.map(({ id }) => id),
    (results) => ({
      found: gamesWith(
        games,
        results.map(({ data }) => data),
        userId,
      ),
      leftCount: results.filter(({ isPending }) => isPending).length,
      error: results.find((result) => result.error)?.error ?? null,
    }),
    { refetchInterval: false },
  )
  const failure = listError ?? error
  return (
    <>
      {found.map(({ game, participation: { id, team, status } }) => (
        <div key={id} className={styles.line}>
          <TextLink asChild>
            <Link to={paths.gameReview(game.id, { status: 'all', team: id })}>
              <bdi>{game.title}</bdi>
            </Link>
          </TextLink>
          <bdi className={styles.quiet}>{team.name}</bdi>
          <StatusMark status={status} />
        </div>
      ))}
      {failure && <ErrorMessage error={failure} />}
      <div role="status">
        {leftCount > 0 && <Trans>Searching games…</Trans>}
        {leftCount === 0 && !failure && found.length === 0 && <Trans>Not in any game.</Trans>}
      </div>
    </>
  )
}
