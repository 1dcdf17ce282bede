import { Dialog, Kbd, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useShortcuts } from '#shared/preferences/shortcuts.ts'
import * as styles from './key-sheet.css.ts'

type KeySheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** All shortcuts, and the switch for those of a single key (WCAG 2.1.4). */
export function KeySheet({ open, onOpenChange }: KeySheetProps) {
  const { t } = useLingui()
  const [on, setOn] = useShortcuts()
  const always = [
    [t`Search or run a command`, ['Ctrl', 'K']],
    [t`Close the open dialog or menu`, ['Esc']],
  ] as const
  const single = [
    [
      t({
        message: 'These shortcuts',
        comment: 'List of keyboard shortcuts: the key that opens this list.',
      }),
      ['?'],
    ],
    [t`Search on this page`, ['/']],
    [t`Home`, ['g', 'h']],
    [t`Games`, ['g', 'g']],
    [t`Teams`, ['g', 't']],
    [t`Posts`, ['g', 'p']],
    [t`Challenges of this game`, ['g', 'b']],
    [t`Scoreboard of this game`, ['g', 's']],
    [t`Move between challenges`, ['h', 'j', 'k', 'l']],
    [t`Hide solved challenges`, ['x']],
    [t`Previous and next challenge or team`, ['[', ']']],
    [t`Flag field of the open challenge`, ['f']],
  ] as const
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content size="md">
        <Dialog.Header title={<Trans>Keyboard shortcuts</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Keys rows={always} />
            <Switch label={t`Single-key shortcuts`} checked={on} onCheckedChange={setOn} />
            <Keys rows={single} isOff={!on} />
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type KeysProps = { rows: readonly (readonly [string, readonly string[]])[]; isOff?: boolean }

function Keys({ rows, isOff = false }: KeysProps) {
  return (
    <dl className={styles.keys} data-off={isOff || undefined}>
      {rows.map(([label, keys]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.combination}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
