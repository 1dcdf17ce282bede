import { Card, Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'

const rows = ['1', '2', '3', '4', '5', '6', '7']

/** The chart's box and the first rows. */
export function ScoreboardSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the scoreboard`}>
      <div className={styles.page}>
        <Skeleton width="20rem" height="2rem" shape="box" />
        <Card padding="none" className={styles.chart} />
        <Card padding="none">
          <Stack gap={4} className={styles.padded}>
            {rows.map((row) => (
              <Skeleton key={row} height="1.25rem" />
            ))}
          </Stack>
        </Card>
      </div>
    </Loading>
  )
}
