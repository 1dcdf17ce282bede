import { ConnectionBar } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { browserNow, useNow } from '#shared/clock/clock.ts'
import { retryNow, useReach } from '#shared/session/connection.ts'
import { useFormat } from '#shared/format/format.ts'

/** How long the oldest answer on screen has been there. @returns milliseconds, or undefined when nothing of it grows old */
function ageOf(client: QueryClient): number | undefined {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state, queryKey }) => state.dataUpdatedAt > 0 && queryKey[0] !== 'info')
    .map(({ state }) => state.dataUpdatedAt)
  return shown.length > 0 ? browserNow() - Math.min(...shown) : undefined
}

/** A thin line that says when the server cannot be reached, and how old what is on screen has become. */
export function ReachBar() {
  const { t } = useLingui()
  const state = useReach()
  const client = useQueryClient()
  const text = {
    online: '',
    degraded: t`The connection is poor. What you see may be out of date.`,
    offline: t`No connection to the server. You can read, but nothing can be sent.`,
    recovering: t`Reconnected. Catching up…`,
  }
  return (
    <ConnectionBar
      state={state}
      age={state === 'online' ? undefined : <Age />}
      retryLabel={t`Try now`}
      onRetry={() => {
        retryNow()
        void client.refetchQueries({ type: 'active' })
      }}
    >
      {text[state]}
    </ConnectionBar>
  )
}

const day = 24 * 60 * 60_000

function Age() {
  const { t } = useLingui()
  const nowMs = useNow()
  const format = useFormat()
  const age = ageOf(useQueryClient())
  if (age === undefined) return null
  const readAt = nowMs - age
  const asOf = age < day ? format.clock(readAt) : format.dateTime(readAt)
  return t`Data as of ${asOf}`
}
