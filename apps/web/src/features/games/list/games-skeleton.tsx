import { Card, Grid, Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/games/list/game-list.css.ts'

/** One large card and three small ones. */
export function GamesSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the games`}>
      <Stack gap={8}>
        <Card padding="none" className={styles.live}>
          <div className={styles.livePoster} />
          <div className={styles.liveText}>
            <Skeleton width="5rem" height="1.25rem" />
            <Skeleton width="70%" height="1.75rem" />
            <Skeleton width="90%" />
            <Skeleton width="40%" height="2rem" />
          </div>
        </Card>
        <Grid minColumn={300}>
          {['first', 'second', 'third'].map((card) => (
            <Card key={card} padding="none">
              <div className={styles.cardPoster} />
              <div className={styles.cardText}>
                <Skeleton width="60%" height="1.25rem" />
                <Skeleton width="95%" />
                <Skeleton width="75%" />
              </div>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Loading>
  )
}
