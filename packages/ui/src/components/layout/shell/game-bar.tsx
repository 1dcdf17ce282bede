import type { ReactNode } from 'react'
import * as styles from './shell.css.ts'

export type GameBarProps = {
  /** `NavTabs`, bare; on phones the bottom tabs take their place. */
  tabs: ReactNode
  team?: { name: string; flag: ReactNode }
  /** Rank, score, clock: `Stat` inline. The last one is at the end on phones. */
  facts?: ReactNode
  /** `WatchLine`, along the lower edge. */
  watchLine?: ReactNode
}

/** Second bar, only inside a game. */
export function GameBar({ tabs, team, facts, watchLine }: GameBarProps) {
  return (
    <div className={styles.gameBarBox}>
      <div className={styles.gameBar}>
        <div className={styles.gameTabs}>{tabs}</div>
        {team && (
          <span className={styles.gameTeam}>
            {team.flag}
            <bdi className={styles.gameTeamName}>{team.name}</bdi>
          </span>
        )}
        <dl className={styles.gameFacts}>{facts}</dl>
      </div>
      {watchLine}
    </div>
  )
}
