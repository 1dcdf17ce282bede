import { signInLinks } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProviderIcon } from '#features/account/providers/provider-icon.tsx'
import { SignInProblem } from '#features/account/providers/sign-in-problem.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './provider-links.css.ts'

type ProviderLinksProps = {
  /** Where to go once logged in. */
  from: string
  /** Why the last one led nowhere. */
  problem: string | null
}

/** Other ways in than a password: plain links, which the browser follows by itself. */
export function ProviderLinks({ from, problem }: ProviderLinksProps) {
  const { t } = useLingui()
  const { providers = [] } = usePlatform()
  return (
    <div className={styles.ways}>
      {problem !== null && <SignInProblem code={problem} />}
      {providers.length > 0 && (
        <p className={styles.or}>
          <Trans comment="Between the form with a password and buttons of other ways to log in.">
            or
          </Trans>
        </p>
      )}
      <ul className={styles.list} aria-label={t`Other ways to log in`}>
        {providers.map(({ id, icon, label }) => (
          <li key={id}>
            <Button size="lg" isFullWidth asChild>
              <a href={signInLinks.start(id, from)}>
                <ProviderIcon icon={icon} />
                <Trans>Continue with {label}</Trans>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
