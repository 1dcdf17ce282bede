import type { StaffMember } from '@halyard/api'
import { useGiveChallenge, useListEditChallenges, useListStaff } from '@halyard/query'
import { Button, Dialog, Skeleton, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'

type ChallengesDialogProps = { gameId: number; member: StaffMember; onClose: () => void }

/** Which challenges of a game an author may edit; each switch acts at once. */
export function ChallengesDialog({ gameId, member, onClose }: ChallengesDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { userId, userName } = member
  const { data: challenges } = useListEditChallenges(gameId)
  const { data } = useListStaff(gameId)
  const own = data?.staff.find((one) => one.userId === userId)?.challengeIds ?? []
  const { mutate, isPending } = useGiveChallenge({
    onError: (error) =>
      toast({ tone: 'bad', id: 'authors', title: t`Authors not saved`, body: errorText(error) }),
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={t`Challenges of ${userName}`} closeLabel={t`Close`} />
        <Dialog.Body>
          {challenges ? (
            <Stack gap={3}>
              {challenges.map(({ id, title }) => (
                <Switch
                  key={id}
                  label={<bdi>{title}</bdi>}
                  checked={own.includes(id)}
                  disabled={isPending}
                  onCheckedChange={(isAuthor) =>
                    mutate({ gameId, challengeId: id, userId, isAuthor })
                  }
                />
              ))}
            </Stack>
          ) : (
            <Skeleton height="8rem" shape="box" />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
