import type { Game } from '@halyard/api'
import { Badge, Card, Container, Inline, Poster } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { EyeOff, Ticket } from 'lucide-react'
import { GameFacts } from '#features/games/home/game-facts.tsx'
import * as styles from '#features/games/home/game-home.css.ts'
import { SideCard } from '#features/games/home/side-card.tsx'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { isAskedFor } from '#features/games/writeup/use-writeup.ts'
import { WriteupSection } from '#features/games/writeup/writeup-section.tsx'
import { Markdown } from '#shared/content/markdown.tsx'
import { useTitle } from '#shared/title.ts'

/** A game's own page: what it is, when it is, and the one thing to do next. */
export function GameHome({ game }: { game: Game }) {
  useTitle(game.title)
  const standing = useStanding(game)
  return (
    <div className={styles.page}>
      <Poster
        name={game.title}
        src={game.poster}
        scrim="page"
        columns={16}
        rows={4}
        className={styles.band}
      />
      <Container width="page" className={styles.layout}>
        <header className={styles.head}>
          <Marks game={game} />
          <h1 tabIndex={-1} dir="auto" className={styles.title}>
            {game.title}
          </h1>
        </header>
        <aside className={styles.side}>
          <Card padding="none">
            <SideCard game={game} />
            {isAskedFor(game, standing) && <WriteupSection game={game} />}
            <GameFacts game={game} />
          </Card>
        </aside>
        <div className={styles.text}>
          {game.summary && (
            <p dir="auto" className={styles.summary}>
              {game.summary}
            </p>
          )}
          {game.content && (
            <div className={styles.statement}>
              <Markdown source={game.content} />
            </div>
          )}
        </div>
      </Container>
    </div>
  )
}

function Marks({ game }: { game: Game }) {
  return (
    <Inline gap={2}>
      <PhaseBadge game={game} isPill />
      {game.limit > 0 && (
        <Badge isPill tone="scrim">
          <Plural value={game.limit} one="Solo" other="Teams of up to #" />
        </Badge>
      )}
      {game.inviteCodeRequired && (
        <Badge isPill tone="scrim" icon={<Ticket size={12} />}>
          <Trans>Invitation code</Trans>
        </Badge>
      )}
      {game.hidden && (
        <Badge isPill tone="scrim" icon={<EyeOff size={12} />}>
          <Trans comment="The game does not appear in the list of games.">Not listed</Trans>
        </Badge>
      )}
    </Inline>
  )
}
