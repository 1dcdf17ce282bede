import type { GameRole } from '@halyard/api'
import { useCreateStaffInvitation } from '@halyard/query'
import { Button, Callout, CopyField, Dialog, FormError, Select, Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { paths } from '#shared/paths.ts'
import { gameRoleLabels, gameRoleTexts } from '#features/organise/game-role-labels.ts'

const roles = ['author', 'monitor', 'reviewer', 'manager'] as const
const people = [1, 5, 20] as const
const days = [1, 7, 30] as const
const HOURS = 24

type InviteDialogProps = { gameId: number; onClose: () => void }

/** Makes a link that gives a role, and shows it the one time that it can be seen. */
export function InviteDialog({ gameId, onClose }: InviteDialogProps) {
  const { t, i18n } = useLingui()
  const [role, setRole] = useState<GameRole>('author')
  const [uses, setUses] = useState('1')
  const [life, setLife] = useState('7')
  const { mutate, data, isPending, error } = useCreateStaffInvitation()
  const create = () =>
    mutate({ gameId, role, uses: Number(uses), expiresInHours: Number(life) * HOURS })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={t`Invite by link`} closeLabel={t`Close`} />
        <Dialog.Body>
          {data ? (
            <Stack gap={4}>
              <Callout tone="warn" role="status">
                <Trans>
                  Copy it now: it is not shown again. The first person who opens it gets the role.
                </Trans>
              </Callout>
              <CopyField
                text={window.location.origin + paths.invitation({ code: data.token })}
                labels={{ copy: t`Copy link`, copied: t`Copied` }}
              />
            </Stack>
          ) : (
            <Stack gap={4}>
              <Select<GameRole>
                label={t`Role`}
                hint={i18n._(gameRoleTexts[role])}
                options={roles.map((value) => ({ value, label: i18n._(gameRoleLabels[value]) }))}
                value={role}
                onValueChange={setRole}
              />
              <Select
                label={t({ message: 'Works for', comment: 'How many people a link is for.' })}
                options={people.map((count) => ({
                  value: String(count),
                  label: t`${plural(count, { one: '# person', other: '# people' })}`,
                }))}
                value={uses}
                onValueChange={setUses}
              />
              <Select
                label={t({
                  message: 'Valid for',
                  comment: 'Label of a choice: how long a token works.',
                })}
                options={days.map((count) => ({
                  value: String(count),
                  label: t`${plural(count, { one: '# day', other: '# days' })}`,
                }))}
                value={life}
                onValueChange={setLife}
              />
              <FormError>{error && <ErrorMessage error={error} />}</FormError>
            </Stack>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          {data ? (
            <Button tone="primary" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          ) : (
            <Button tone="primary" loading={isPending} onClick={create}>
              <Trans>Create link</Trans>
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
