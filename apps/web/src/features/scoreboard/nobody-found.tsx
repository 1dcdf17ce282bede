import { Button, EmptyState } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'

/** In the teams' place: none has joined, or the filter leaves none. */
export function NobodyFound() {
  const { t } = useLingui()
  const { divisionId, text, change } = useScoreboardQuery()
  if (!text && divisionId === undefined) {
    return (
      <EmptyState level={2} title={t`No teams yet`}>
        <Trans>Teams appear here as soon as the organizers have accepted them.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={text ? t`No team is called “${text}”` : t`No team in this division`}
      actions={
        <Button onClick={() => change({ q: '', div: '' })}>
          <Trans>Show all teams</Trans>
        </Button>
      }
    />
  )
}
