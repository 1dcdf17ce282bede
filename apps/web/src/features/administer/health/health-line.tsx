import { Badge, Inline, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { checksOf } from '#features/administer/health/checks.ts'
import type { CheckState } from '#features/administer/health/checks.ts'
import { useReadiness } from '#features/administer/health/use-readiness.ts'
import { checkLabels, stateLabels } from '#features/administer/health/labels.ts'
import { clockOffset, now } from '#shared/clock/clock.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import { useHasRole } from '#shared/session/user.ts'

const tones = { ok: 'ok', warn: 'warn', bad: 'bad', unknown: 'neutral' } as const satisfies Record<
  CheckState,
  unknown
>

/** Whether the server works, in one line: the parts that do not, or that all do. */
export function HealthLine() {
  const { i18n } = useLingui()
  const isAdmin = useHasRole('Admin')
  const { data: readiness, isError } = useReadiness()
  const offsetMs = clockOffset()
  const seen = { readiness, isGone: isError, hub: 'connected', offsetMs } as const
  // What only administrators may read is left out.
  const checks = checksOf({ ...seen, health: undefined, nowMs: now() })
  const failing = checks.filter(({ state }) => state === 'bad' || state === 'warn')
  const shown = failing.length > 0 ? failing : checks.filter(({ name }) => name === 'server')
  return (
    <Inline gap={3}>
      {shown.map(({ name, state }) => (
        <Inline key={name} gap={2}>
          {i18n._(checkLabels[name])}
          <Badge tone={tones[state]}>{i18n._(stateLabels[state])}</Badge>
        </Inline>
      ))}
      {isAdmin && (
        <TextLink asChild>
          <Link to={paths.adminHealth()}>
            <Trans>All parts of the server</Trans>
          </Link>
        </TextLink>
      )}
    </Inline>
  )
}
