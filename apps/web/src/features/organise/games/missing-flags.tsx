import { Button, Callout, Dialog, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

type MissingFlagsProps = {
  titles: readonly string[]
  onDone: () => void
}

/** What a package did not hold: some servers leave the flags of dynamic attachments out of theirs. */
export function MissingFlags({ titles, onDone }: MissingFlagsProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onDone()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header
          title={t`Game imported`}
          description={t`It is hidden until you publish it.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          <Callout tone="warn" role="status">
            <Stack gap={2}>
              <p>
                <Plural
                  value={titles.length}
                  one="The package did not hold the flags of this challenge. Add them before you enable it."
                  other="The package did not hold the flags of these challenges. Add them before you enable them."
                />
              </p>
              <ul>
                {titles.map((title, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- titles may repeat, and the list never changes
                  <li key={index}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </Stack>
          </Callout>
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
