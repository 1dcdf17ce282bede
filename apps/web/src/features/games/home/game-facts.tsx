import type { Game } from '@halyard/api'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CalendarButton } from '#features/games/calendar/calendar-button.tsx'
import * as styles from '#features/games/home/side-card.css.ts'
import { useBloodBonus } from '#shared/board/use-blood-bonus.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { BloodBonuses } from '#shared/game/challenge/blood-bonuses.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { GameLength } from '#shared/game/phase/game-length.tsx'
import { TeamSize } from '#shared/game/team-size.tsx'

/** The plain facts of a game, in the reader's zone. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useLingui()
  const format = useFormat()
  const division = game.divisions?.find(({ id }) => id === game.division)
  const isOver = usePhase(game) === 'ended'
  const bonus = useBloodBonus(game)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t({ message: 'Starts', comment: 'Label before the moment a game starts.' })}>
          <LocalTime at={game.start} />
        </Fact>
        <Fact name={t({ message: 'Ends', comment: 'Label before the moment a game ends.' })}>
          <LocalTime at={game.end} />
        </Fact>
        <Fact name={t({ message: 'Length', comment: 'How long a game lasts.' })}>
          <GameLength game={game} />
        </Fact>
        <Fact name={t`Your time zone`}>{format.offset(game.start)}</Fact>
        <Fact
          name={t({
            message: 'Joined',
            context: 'label before the number of teams that take part',
          })}
        >
          <Plural value={game.teamCount} one="# team" other="# teams" />
        </Fact>
        <Fact name={t`Players per team`}>
          <TeamSize limit={game.limit} />
        </Fact>
        {game.teamName && (
          <Fact name={t`Your team`}>
            <bdi>{game.teamName}</bdi>
          </Fact>
        )}
        {division && <Fact name={t`Your division`}>{division.name}</Fact>}
        {bonus !== undefined && (
          <Fact
            name={t({
              message: 'First solves',
              comment: 'Label before the extra points for the first teams that solve a challenge.',
            })}
          >
            <BloodBonuses packed={bonus} />
          </Fact>
        )}
        {game.writeupRequired && (
          <Fact name={t`Write-up`}>
            {t({
              message: 'Required',
              comment: 'Beside “Write-up”: every team has to hand one in.',
            })}
          </Fact>
        )}
        {game.practiceMode && (
          <Fact
            name={t({
              message: 'After the end',
              comment: 'Label: what is possible after a game has ended.',
            })}
          >{t`Practice, without points`}</Fact>
        )}
      </dl>
      {!isOver && (
        <div className={styles.calendar}>
          <CalendarButton games={[game]} fileName={game.title} />
        </div>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}
