import type { GameSettings } from '@halyard/api'
import { rehearsalChecks, useListEditChallenges } from '@halyard/query'
import type { RehearsalCheck, RehearsalOutcome } from '@halyard/query'
import { Button, Callout, Dialog, FormError, Progress } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleHelp, Minus } from 'lucide-react'
import { useRehearsal } from '#features/organise/rehearsal/use-rehearsal.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './rehearsal.css.ts'

const checkLabel = {
  opens: msg`Opens`,
  attachment: msg`Attachment downloads`,
  flag: msg`Flag is accepted`,
  instance: msg`Instance starts`,
} as const satisfies Record<RehearsalCheck, MessageDescriptor>

type RehearsalDialogProps = { game: GameSettings; onClose: () => void }

/** Plays the enabled challenges once, where nobody sees it and nothing counts. */
export function RehearsalDialog({ game, onClose }: RehearsalDialogProps) {
  const { t, i18n } = useLingui()
  const { extensions } = usePlatform()
  const { data: lines = [] } = useListEditChallenges(game.id)
  const { isRunning, error, results, start, stop } = useRehearsal(game)
  const enabled = lines.filter(({ isEnabled }) => isEnabled)
  const stay = (event: Event) => isRunning && event.preventDefault()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="md" phone="sheet" onInteractOutside={stay} onEscapeKeyDown={stay}>
        <Dialog.Header
          title={t`Rehearsal`}
          description={t`Each enabled challenge is played once by a test team, in a hidden copy of the game. Nobody sees it and nothing counts; the copy and the team are deleted afterward.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          {!extensions?.includes('drafts') && (
            <Callout tone="warn">
              <Trans>
                On this server anyone who opens the copy by its number can read the titles of its
                challenges while the rehearsal runs. Joining it takes a random code and your
                approval.
              </Trans>
            </Callout>
          )}
          {isRunning && (
            <Progress label={t`Rehearsal`} value={results.size / Math.max(1, enabled.length)} />
          )}
          <ul className={styles.list} aria-label={t`Challenges`}>
            {enabled.map(({ id, title }) => (
              <li key={id} className={styles.item}>
                <bdi className={styles.title}>{title}</bdi>
                <ul className={styles.outcomes}>
                  {rehearsalChecks.map((check) => (
                    <Outcome
                      key={check}
                      label={i18n._(checkLabel[check])}
                      outcome={results.get(id)?.[check]}
                    />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {enabled.length === 0 && (
            <p>
              <Trans>No challenge is enabled</Trans>
            </p>
          )}
          <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
        </Dialog.Body>
        <Dialog.Footer>
          {isRunning ? (
            <Button onClick={stop}>
              <Trans>Stop</Trans>
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
              {enabled.length > 0 && (
                <Button tone="primary" onClick={() => start(enabled.map(({ id }) => id))}>
                  <Trans>Start rehearsal</Trans>
                </Button>
              )}
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const icons = { ok: CircleCheck, none: Minus, unknown: CircleHelp, failed: CircleAlert } as const

type OutcomeProps = { label: string; outcome: RehearsalOutcome | undefined }

/** What came out of one try; nothing where there was nothing to try. */
function Outcome({ label, outcome }: OutcomeProps) {
  const { t } = useLingui()
  if (!outcome || outcome.is === 'none') return null
  const Icon = icons[outcome.is]
  const names = { ok: t`Works`, unknown: t`Unknown`, failed: t`Failed` }
  return (
    <li className={styles.outcome}>
      <Icon size={16} aria-label={names[outcome.is]} className={styles.icon[outcome.is]} />
      <span>
        {label}
        {outcome.is === 'failed' && outcome.error !== null && (
          <span className={styles.reason}>
            <ErrorMessage error={outcome.error} />
          </span>
        )}
      </span>
    </li>
  )
}
