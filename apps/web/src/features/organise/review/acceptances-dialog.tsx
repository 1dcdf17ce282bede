import { useListAcceptances } from '@halyard/query'
import { Dialog, EmptyState, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { nameOf } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { Markdown } from '#shared/content/markdown.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { ListFrame } from '#shared/list/list-frame.tsx'
import * as styles from './review.css.ts'

type AcceptancesDialogProps = {
  participation: Participation
  divisions: DivisionOptions
  onClose: () => void
}

/** Every text that was accepted for a team, as it was, with person, time and division. */
export function AcceptancesDialog({ participation, divisions, onClose }: AcceptancesDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useListAcceptances(participation.id)
  const teamName = nameOf(participation)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="md" phone="page">
        <Dialog.Header title={<Trans>Accepted by {teamName}</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          <ListFrame
            data={data}
            error={error}
            onRetry={refetch}
            failed={t`The declarations did not load`}
            loading={t`The declarations are loading`}
            height="12rem"
            empty={
              <EmptyState level={3} title={t`Nothing was accepted yet`}>
                <Trans>Players accept the declaration of their division when they join.</Trans>
              </EmptyState>
            }
          >
            {(rows) => (
              <Stack gap={5} asChild>
                <ul>
                  {rows.map(({ id, userName, divisionId, text, acceptedAt }) => (
                    <li key={id}>
                      <p className={styles.cardFacts}>
                        <bdi>{userName}</bdi>
                        <LocalTime at={acceptedAt} />
                        <bdi>
                          {divisionId === null
                            ? t`A division that was deleted`
                            : divisions.nameOf(divisionId)}
                        </bdi>
                      </p>
                      <Markdown source={text} />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </ListFrame>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
