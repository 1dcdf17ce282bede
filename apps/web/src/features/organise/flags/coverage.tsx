import { useGetGame } from '@halyard/query'
import { Callout, Progress, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './flags.css.ts'

type CoverageProps = { gameId: number; flagCount: number }

/** Spare flags are wanted for teams that sign up late: so many times the teams. */
const wantedShare = 2

/** Whether there are enough flags for the teams that have signed up. */
export function Coverage({ gameId, flagCount }: CoverageProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { data: game } = useGetGame(gameId, { refetchInterval: false })
  if (!game) return null
  const { teamCount } = game
  const [flags, teams] = [number(flagCount), number(teamCount)]
  const missing = teamCount - flagCount
  const wanted = Math.max(teamCount * wantedShare, 1)
  return (
    <Stack gap={2}>
      <Progress
        label={t`Flags for teams that may still join`}
        value={flagCount / wanted}
        tone={missing > 0 ? 'bad' : flagCount < wanted ? 'warn' : 'ok'}
        markAt={1 / wantedShare}
      />
      <p className={styles.quiet}>
        <Trans>
          Flags with a file: {flags}. Teams that have signed up: {teams}. Have about twice as many
          flags as teams, for those that come later.
        </Trans>
      </p>
      {missing > 0 && (
        <Callout tone="bad">
          <Plural
            value={missing}
            one="# team would get no flag and no file: it cannot open the challenge."
            other="# teams would get no flag and no file: they cannot open the challenge."
          />
        </Callout>
      )}
    </Stack>
  )
}
