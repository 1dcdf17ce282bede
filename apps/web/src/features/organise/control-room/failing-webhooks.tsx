import type { Schema } from '@halyard/api'
import { useListGameWebhooks } from '@halyard/query'
import { Plural, useLingui } from '@lingui/react/macro'
import { Row, Section } from '#features/organise/control-room/section.tsx'
import { paths } from '#shared/paths.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

/** What fails once is tried again by itself: nobody has to know at once. Milliseconds. */
const paceMs = 30_000

const isFailing = ({ failing }: Schema<'WebhookModel'>) => failing > 0

/** The webhooks of a game whose messages fail. */
export function useFailingWebhooks(gameId: number): readonly Schema<'WebhookModel'>[] {
  const enabled = useHasExtension('webhooks')
  const { data = [] } = useListGameWebhooks(gameId, { enabled, refetchInterval: paceMs })
  return data.filter(isFailing)
}

type FailingWebhooksProps = { gameId: number; failing: readonly Schema<'WebhookModel'>[] }

/** Chats and programs that do not get what happens in the game. */
export function FailingWebhooks({ gameId, failing }: FailingWebhooksProps) {
  const { t } = useLingui()
  return (
    <Section title={t`Webhooks that fail`} count={failing.length}>
      {failing.map(({ id, name, failing: messages }) => (
        <Row key={id} name={name} to={paths.gameWebhooks(gameId)}>
          <Plural value={messages} one="# message not delivered" other="# messages not delivered" />
        </Row>
      ))}
    </Section>
  )
}
