import type { Post } from '@halyard/api'
import { useUpdatePost } from '@halyard/query'
import { Button, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Pin, PinOff } from 'lucide-react'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

/** What an administrator does with a post: pinning acts at once, since the same button takes it back. */
export function PostActions({ post: { id: postId, title, isPinned } }: { post: Post }) {
  const { t } = useLingui()
  const { mutate, isPending } = useUpdatePost({
    onError: (error) =>
      toast({
        tone: 'bad',
        id: postId,
        title: t`“${title}” was not changed`,
        body: <ErrorWords error={error} />,
      }),
  })
  return (
    <Inline gap={2}>
      <Button
        size="sm"
        icon={isPinned ? <PinOff size={14} /> : <Pin size={14} />}
        loading={isPending}
        onClick={() => mutate({ postId, isPinned: !isPinned })}
      >
        {isPinned ? (
          <Trans comment="Verb, button: the opposite of Pin.">Unpin</Trans>
        ) : (
          <Trans comment="Verb, button: keeps a post above the others.">Pin</Trans>
        )}
      </Button>
      <Button size="sm" icon={<Pencil size={14} />} asChild>
        <Link to={paths.postEdit(postId)}>
          <Trans comment="Verb: button.">Edit</Trans>
        </Link>
      </Button>
    </Inline>
  )
}
