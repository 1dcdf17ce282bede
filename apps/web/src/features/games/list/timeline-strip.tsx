import type { GameSummary } from '@halyard/api'
import { Card } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@halyard/ui'
import type { KeyboardEvent } from 'react'
import { timelineOf } from '#features/games/list/timeline.ts'
import type { Bar } from '#features/games/list/timeline.ts'
import * as styles from '#features/games/list/timeline-strip.css.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

/** With fewer games a strip shows nothing that the list does not. */
const worthShowing = 2

/** The games of seven weeks as bars; arrows move between them. Nothing while there are too few to compare. */
export function TimelineStrip({ games }: { games: readonly GameSummary[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const nowMs = useCurrentMinute()
  const { lanes, weeks, nowAt } = timelineOf(games, nowMs)
  if (lanes.flat().length < worthShowing) return null
  return (
    <Card padding="none">
      <div className={styles.scroller}>
        <nav aria-label={t`Seven weeks of games`} className={styles.strip}>
          {weeks.map(({ at, ms }) => (
            <span
              key={ms}
              aria-hidden
              className={styles.week}
              style={{ insetInlineStart: percent(at) }}
            >
              {format.shortDate(ms)}
            </span>
          ))}
          <span aria-hidden className={styles.now} style={{ insetInlineStart: percent(nowAt) }} />
          {lanes.map((bars) => (
            <ul key={bars[0]?.game.id} className={styles.lane}>
              {bars.map((bar) => (
                <BarItem key={bar.game.id} bar={bar} nowMs={nowMs} />
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </Card>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
/** From here on a name has more room before its bar than behind it. */
const nearEnd = 0.84

const phaseLabels = {
  ongoing: msg({ message: 'Live', context: 'a game that runs now' }),
  upcoming: msg`Upcoming`,
  ended: msg`Ended`,
}

function BarItem({ bar: { game, from, to }, nowMs }: { bar: Bar; nowMs: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const phase = phaseOf(game, nowMs)
  const label = i18n._(phaseLabels[phase])
  const range = format.dateRange(game.start, game.end)
  return (
    <li
      data-phase={phase}
      className={styles.bar}
      style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
    >
      <Link
        to={paths.game(game.id)}
        className={styles.name}
        data-at-end={from > nearEnd || undefined}
        title={range}
        onKeyDown={moveFocus}
      >
        <bdi>{game.title}</bdi>
        <VisuallyHidden>
          <Trans>
            , {label}, {range}
          </Trans>
        </VisuallyHidden>
      </Link>
    </li>
  )
}

/** Left and right go to the neighbouring game, in order of time. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const strip = event.currentTarget.closest('nav')
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const links = [...(strip?.querySelectorAll('a') ?? [])].toSorted(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  )
  const at = links.findIndex((link) => link === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  links[at + (event.key === 'ArrowRight' ? 1 : -1)]?.focus()
}
