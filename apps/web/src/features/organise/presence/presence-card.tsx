import type { GameSettings } from '@halyard/api'
import { useGetPresenceSettings, useUpdatePresenceSettings } from '@halyard/query'
import { Card, CardHeader, CardSection, FormError, Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useRunsGame } from '#shared/session/user.ts'

/** Whether teams share notes and who works on what. Acts at once. */
export function PresenceCard({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const isOffered = useHasExtension('presence')
  const mayRead = useRunsGame(game.id) && isOffered
  const { data, error, refetch } = useGetPresenceSettings(game.id, { enabled: mayRead })
  const save = useUpdatePresenceSettings()
  if (!mayRead) return null
  if (error && !data)
    return (
      <LoadFailed
        title={t`The setting did not load`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  const isShared = save.isPending ? save.variables.isShared !== false : data.isShared
  return (
    <Card padding="none">
      <CardHeader title={t`Within teams`} />
      <CardSection>
        <Switch
          label={t`Teams share notes and who works on what`}
          hint={t`Members of a team read it, and nobody else. If you turn it off, it is kept and hidden.`}
          checked={isShared}
          onCheckedChange={() =>
            save.mutate({ gameId: game.id, etag: data.etag, isShared: !isShared })
          }
        />
        <FormError>{save.error ? <ErrorMessage error={save.error} /> : undefined}</FormError>
      </CardSection>
    </Card>
  )
}
