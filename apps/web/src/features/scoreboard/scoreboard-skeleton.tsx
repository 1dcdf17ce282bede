import { Card, Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'

const rows = ['1', '2', '3', '4', '5', '6', '7']

/** The toolbar, the chart's box and the first rows. */
export function ScoreboardSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <Loading label={t`Loading the scoreboard`}>
        <Skeleton width="20rem" height="2.125rem" shape="box" />
      </Loading>
      <Card padding="none" className={styles.chart} />
      <Card padding="none">
        <Stack gap={4} className={styles.padded}>
          {rows.map((row) => (
            <Skeleton key={row} height="1.25rem" />
          ))}
        </Stack>
      </Card>
    </div>
  )
}
