import type { GameSettings } from '@halyard/api'
import type { Lost } from '@halyard/packs'
import { useListEditChallenges } from '@halyard/query'
import {
  Button,
  Callout,
  Card,
  CardHeader,
  CardSection,
  Inline,
  Progress,
  Stack,
} from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { FileFailure } from '#features/organise/exports/file-failure.ts'
import { useCtfcliExport } from '#features/organise/exports/use-ctfcli-export.ts'
import { useErrorText } from '#shared/errors/error-text.ts'
import * as styles from './exports.css.ts'

/** Saves the challenges of a game as folders that other tools read. */
export function CtfcliCard({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data: challenges } = useListEditChallenges(game.id)
  const { state, save, stop } = useCtfcliExport(game)
  const errorText = useErrorText()
  const labels = useLostTexts()
  const total = challenges?.length ?? 0
  const done = state.step === 'reading' ? state.done : 0
  return (
    <Card padding="none">
      <CardHeader title={<Trans>Challenges</Trans>} />
      <CardSection>
        <Stack gap={4}>
          <p className={styles.note}>
            <Trans>
              For CTFd and other tools that read ctfcli: a folder for each challenge, with its flags
              and files. To move a whole game, export its package instead.
            </Trans>
          </p>
          {state.step === 'reading' ? (
            <Stack gap={3}>
              <Progress label={t`Challenges are being read`} value={total > 0 ? done / total : 0} />
              <Inline gap={3}>
                <Button onClick={stop}>
                  <Trans comment="Button. Ends work that is under way.">Stop</Trans>
                </Button>
                <p className={styles.note} role="status">
                  <Trans>
                    {done} of {total} challenges
                  </Trans>
                </p>
              </Inline>
            </Stack>
          ) : (
            <Inline>
              <Button
                icon={<Download size={16} />}
                loading={!challenges}
                {...(challenges &&
                  total === 0 && { disabledReason: t`This game has no challenges.` })}
                onClick={() => void save()}
              >
                <Trans>Save ctfcli folders (ZIP)</Trans>
              </Button>
            </Inline>
          )}
          {state.step === 'ready' && state.error !== undefined && (
            <Callout tone="bad" title={t`Nothing was saved`}>
              {state.error instanceof FileFailure
                ? t`The server did not provide the file ${{ fileName: state.error.fileName }}. Upload it again or remove it from its challenge.`
                : errorText(state.error)}
            </Callout>
          )}
          {state.step === 'saved' && (
            <Callout tone="ok" title={t`Folders saved`}>
              {state.losses.size === 0 ? (
                <Trans>The format can hold everything in these challenges.</Trans>
              ) : (
                <>
                  <Trans>The format does not support:</Trans>
                  <ul className={styles.losses}>
                    {[...state.losses].map(([kind, count]) => (
                      <li key={kind}>
                        {labels[kind]} (
                        {t`${plural(count, { one: '# challenge', other: '# challenges' })}`})
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Callout>
          )}
        </Stack>
      </CardSection>
    </Card>
  )
}

function useLostTexts(): Record<Lost, string> {
  const { t } = useLingui()
  return {
    'flag-template': t`templates of flags`,
    'flag-files': t`which file belongs to which flag`,
    'container-limits': t`limits and network of instances`,
    deadline: t`deadlines of challenges`,
    'blood-bonus': t`first solves without a bonus`,
    curve: t`how fast points decay: the nearest value is used`,
    'locked-tile': t`titles of challenges that are not open yet`,
    cooldown: t`pauses after wrong answers`,
  }
}
