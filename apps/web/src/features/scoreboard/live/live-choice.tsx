import { Callout, Container, Segmented, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as styles from '#features/scoreboard/scoreboard.css.ts'

type LiveChoiceProps = { isLive: boolean; onChange: (isLive: boolean) => void }

/** Staff's switch between the frozen scoreboard of everybody and the one with all solves, which says that it is not public. */
export function LiveChoice({ isLive, onChange }: LiveChoiceProps) {
  const { t } = useLingui()
  return (
    <Container width="page" className={styles.liveChoice}>
      <Stack gap={2}>
        <div>
          <Segmented
            label={t`Which scoreboard`}
            value={isLive ? 'live' : 'public'}
            onValueChange={(value) => onChange(value === 'live')}
            options={[
              {
                value: 'public',
                label: t({ message: 'Public', comment: 'The scoreboard that everyone sees.' }),
              },
              {
                value: 'live',
                label: t({
                  message: 'Live',
                  context: 'scoreboard',
                  comment:
                    'The scoreboard with all solves, for staff while the public one is frozen.',
                }),
              },
            ]}
          />
        </div>
        {isLive && (
          <Callout tone="warn" title={t`Not public`}>
            <Trans>
              This scoreboard has all solves, also those since the freeze. Only staff can see it,
              and its files are marked as not public.
            </Trans>
          </Callout>
        )}
      </Stack>
    </Container>
  )
}
