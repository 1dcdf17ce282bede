import type { AuditChange, AuditEntry } from '@halyard/api'
import { CopyButton, DescriptionList, Dialog, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { auditJson } from '#features/administer/audit/audit-file.ts'
import { ActionBadge, AuditTime, Subject } from '#features/administer/audit/audit-table.tsx'
import { useFieldLabels } from '#features/administer/audit/field-labels.ts'
import { ChangedText } from '#shared/forms/changed-text.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'
import * as styles from './audit.css.ts'

/** One change with everything that is known of it. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useLingui()
  const labelOf = useFieldLabels()
  const {
    time,
    userId,
    userName,
    tokenName,
    ip,
    action,
    operation,
    subjectId,
    changes,
    others = [],
    hasMore,
  } = entry
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header title={<Subject entry={entry} />} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <DescriptionList
              layout="columns"
              items={[
                {
                  term: t({ message: 'Change', comment: 'Filter: what happened to something.' }),
                  value: <ActionBadge action={action} />,
                },
                { term: t`Time`, value: <AuditTime at={time} /> },
                {
                  term: t`Changed by`,
                  // What the server did by itself was done by no account.
                  value: userId ? (
                    <Link to={paths.adminUsers({ q: userName })}>
                      <bdi>{userName}</bdi>
                    </Link>
                  ) : (
                    userName
                  ),
                },
                ...(tokenName ? [{ term: t`API token`, value: <bdi>{tokenName}</bdi> }] : []),
                { term: t`Address`, value: <code>{ip}</code> },
                { term: t`ID`, value: <code className={styles.id}>{subjectId}</code> },
                { term: t`Operation`, value: <code>{operation}</code> },
              ]}
            />
            {changes.length > 0 && (
              <dl className={styles.changes} aria-label={t`Before and after`}>
                {changes.map((change) => (
                  <div key={change.field} className={styles.change}>
                    <dt>{labelOf(change.field)}</dt>
                    <dd className={styles.values}>
                      <Values change={change} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {others.length > 0 && (
              <section>
                <h3 className={styles.also}>{t`The same call also changed`}</h3>
                <ul className={styles.others}>
                  {others.map((other, index) => (
                    <li key={index} className={styles.other}>
                      <ActionBadge action={other.action} />
                      <span>
                        <Subject entry={other} />
                      </span>
                    </li>
                  ))}
                  {hasMore && <li>{t`and more, which is not recorded one by one`}</li>}
                </ul>
              </section>
            )}
            <div>
              <CopyButton
                text={auditJson([entry])}
                labels={{ copy: t`Copy as JSON`, copied: t`Copied` }}
              />
            </div>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Values({ change: { before, after, isSecret } }: { change: AuditChange }) {
  if (isSecret) return <Trans>Changed; the values are secret and not recorded</Trans>
  return <ChangedText before={before ?? ''} after={after ?? ''} />
}
