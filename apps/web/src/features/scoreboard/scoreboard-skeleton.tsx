import { Card, ChartHead, Loading, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { FirstRows } from '#features/scoreboard/first-rows.tsx'
import * as styles from '#features/scoreboard/scoreboard.css.ts'
import { useLeadLabels } from '#features/scoreboard/use-lead-labels.ts'
import type { FirstTeam } from '#shared/board/first-teams.ts'

const rows = ['1', '2', '3', '4', '5', '6', '7']

/** The chart's box and the first rows: those of the document, where it has some. */
export function ScoreboardSkeleton({ teams }: { teams?: readonly FirstTeam[] | undefined }) {
  const { t } = useLingui()
  const leadLabels = useLeadLabels()
  const first = teams?.[0]
  return (
    <div className={styles.page}>
      <Loading label={t`Loading the scoreboard`}>
        <Skeleton width="20rem" height="2.125rem" shape="box" />
      </Loading>
      <Card padding="none" className={styles.chart}>
        {first && (
          <ChartHead
            level={2}
            title={t`Scores of the top teams`}
            summary={<span className={styles.lead}>{leadLabels(first.name, first.score)}</span>}
          />
        )}
      </Card>
      <Card padding="none">
        {teams && first ? (
          <FirstRows teams={teams} />
        ) : (
          <Stack gap={4} className={styles.padded}>
            {rows.map((row) => (
              <Skeleton key={row} height="1.25rem" />
            ))}
          </Stack>
        )}
      </Card>
    </div>
  )
}
