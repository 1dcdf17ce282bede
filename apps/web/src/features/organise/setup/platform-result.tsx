import { Button, Poster } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { NameForm } from '#features/organise/setup/name-step.tsx'
import * as styles from './setup.css.ts'

/** The start page as visitors will see it, with the name and the color that are chosen. */
export function PlatformResult({ control }: { control: Control<NameForm> }) {
  const { t } = useLingui()
  const [title, slogan] = useWatch({ control, name: ['title', 'slogan'] })
  return (
    <figure aria-label={t`The start page with this name`} className={styles.page} inert>
      <Poster name={title} isBrand columns={12} rows={4} scrim="page" className={styles.poster} />
      <div className={styles.pageBody}>
        <strong className={styles.slogan} dir="auto">
          {slogan || title}
        </strong>
        <Button tone="primary" size="sm">
          <Trans>Register</Trans>
        </Button>
      </div>
    </figure>
  )
}
