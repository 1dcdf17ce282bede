import { CategoryMark, Pennant } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Blood } from '#features/scoreboard/projector/bloods.ts'
import * as styles from '#features/scoreboard/projector/projector.css.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'

const most = 6

/** The newest bloods. */
export function LatestBloods({ bloods }: { bloods: readonly Blood[] }) {
  const { t } = useLingui()
  const labels = { first: t`First blood`, second: t`Second blood`, third: t`Third blood` }
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <Trans>Latest bloods</Trans>
      </h2>
      {bloods.length === 0 && <Trans comment="There are no first bloods yet.">None yet.</Trans>}
      <ol className={styles.bloods}>
        {bloods
          .slice(0, most)
          .map(({ kind, teamId, team, challengeId, challenge, category, atMs }) => (
            <li key={`${challengeId} ${kind} ${teamId}`} className={styles.blood}>
              <Pennant kind={kind} className={styles.medal} label={labels[kind]} />
              <bdi className={styles.bloodTeam}>{team}</bdi>
              <CategoryMark category={knownCategory(category)} size={20}>
                <bdi className={styles.bloodName}>{challenge}</bdi>
              </CategoryMark>
              <span className={styles.bloodTime}>
                <RelativeTime at={atMs} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  )
}
