import { Callout, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './second-factor-missing.css.ts'

/** Leads to the set-up of the second factor that this account has to have: first by itself, then by a line on every screen. */
export function SecondFactorMissing() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const to = `${paths.profile()}#second-factor`
  useEffect(() => void navigate(to), [navigate, to])
  // There it is said where it is set up.
  if (pathname === paths.profile()) return null
  return (
    <div className={styles.line}>
      <Callout tone="warn" title={t`Your account needs a second factor`}>
        <TextLink asChild>
          <Link to={to}>
            <Trans>Set it up</Trans>
          </Link>
        </TextLink>
      </Callout>
    </div>
  )
}
