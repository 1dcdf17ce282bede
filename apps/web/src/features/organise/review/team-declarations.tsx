import { Badge, Button, SectionHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scroll } from 'lucide-react'
import { Suspense, useState } from 'react'
import { declarationLabel, declarationTone } from '#features/organise/review/declaration-states.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './review.css.ts'

const AcceptancesDialog = lazyPart(
  'AcceptancesDialog',
  () => import('#features/organise/review/acceptances-dialog.tsx'),
)

type TeamDeclarationsProps = { participation: Participation; divisions: DivisionOptions }

/** Who of a team has accepted the declaration of its division, and when. */
export function TeamDeclarations({ participation, divisions }: TeamDeclarationsProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { declarations = [], team } = participation
  const nameOf = new Map(team.members.map(({ userId, userName }) => [userId, userName]))
  return (
    <section className={styles.panel}>
      <SectionHeader
        level={3}
        title={<Trans>Declaration</Trans>}
        action={
          <Button size="sm" icon={<Scroll size={14} />} onClick={() => setIsOpen(true)}>
            <Trans>What was accepted</Trans>
          </Button>
        }
      />
      {declarations.length > 0 ? (
        <ul className={styles.declarations} aria-label={t`Declaration`}>
          {declarations.map(({ userId, state, acceptedAt }) => (
            <li key={userId} className={styles.memberName}>
              {/* Somebody may play who has left the team. */}
              <bdi>{nameOf.get(userId) ?? t`No longer in the team`}</bdi>
              <Badge tone={declarationTone[state]}>{i18n._(declarationLabel[state])}</Badge>
              {acceptedAt !== null && <LocalTime at={acceptedAt} />}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.effect}>
          <Trans>The division of the team asks for none.</Trans>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <AcceptancesDialog
            participation={participation}
            divisions={divisions}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
