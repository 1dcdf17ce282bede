import { CopyButton, DescriptionList, Dialog, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { asJson } from '#features/administer/logs/log-choice.ts'
import type { KeyedLine } from '#features/administer/logs/log-choice.ts'
import { LogLevelBadge } from '#features/administer/logs/log-level-badge.tsx'
import { LogOutcome } from '#features/administer/logs/log-outcome.tsx'
import { LogTime } from '#features/administer/logs/log-time.tsx'
import { LogUser } from '#features/administer/logs/log-user.tsx'
import { plainLine } from '#features/administer/logs/plain-line.ts'
import * as styles from './logs.css.ts'

/** One line of the log with everything it says. */
export function LogLineDialog({ line, onClose }: { line: KeyedLine; onClose: () => void }) {
  const { t } = useLingui()
  const { time, level, name, ip, status, msg } = line
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header title={<LogTime at={time} />} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4} align="start">
            <p lang="en" dir="auto" className={styles.whole}>
              {plainLine(msg ?? '')}
            </p>
            <DescriptionList
              layout="columns"
              items={[
                {
                  term: t({ message: 'Level', context: 'of a log line' }),
                  value: <LogLevelBadge level={level} />,
                },
                { term: t`User`, value: <LogUser name={name} /> },
                { term: t`Address`, value: ip },
                {
                  term: t({ message: 'Outcome', comment: 'How what a log line tells of ended.' }),
                  value: <LogOutcome status={status} />,
                },
              ]}
            />
            <CopyButton
              text={asJson([line])}
              labels={{ copy: t`Copy as JSON`, copied: t`Copied` }}
            />
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
