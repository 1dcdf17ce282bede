import type { PostInfo } from '@halyard/api'
import { useUpdatePost } from '@halyard/query'
import { Button, IconButton, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Pin, PinOff } from 'lucide-react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

type PostActionsProps = { post: Pick<PostInfo, 'id' | 'title' | 'isPinned'> }

/** Pinning acts at once, since the same button takes it back. */
function usePin({ id: postId, title, isPinned }: PostActionsProps['post']) {
  const { t } = useLingui()
  const { mutate, isPending } = useUpdatePost({
    onError: (error) =>
      toast({
        tone: 'bad',
        id: postId,
        title: t`“${title}” was not changed`,
        body: <ErrorMessage error={error} />,
      }),
  })
  return { isPending, toggle: () => mutate({ postId, isPinned: !isPinned }) }
}

/** What an administrator does with a post. */
export function PostActions({ post }: PostActionsProps) {
  const { isPending, toggle } = usePin(post)
  return (
    <Inline gap={2}>
      <Button
        size="sm"
        icon={post.isPinned ? <PinOff size={14} /> : <Pin size={14} />}
        loading={isPending}
        onClick={toggle}
      >
        {post.isPinned ? (
          <Trans comment="Verb, button: the opposite of Pin.">Unpin</Trans>
        ) : (
          <Trans comment="Verb, button: keeps a post above the others.">Pin</Trans>
        )}
      </Button>
      <Button size="sm" icon={<Pencil size={14} />} asChild>
        <Link to={paths.postEdit(post.id)}>
          <Trans comment="Verb: button.">Edit</Trans>
        </Link>
      </Button>
    </Inline>
  )
}

/** The same in a list, where each post has them. */
export function PostItemActions({ post }: PostActionsProps) {
  const { t } = useLingui()
  const { isPending, toggle } = usePin(post)
  const { title } = post
  return (
    <Inline gap={1}>
      <IconButton
        size="sm"
        label={post.isPinned ? t`Unpin “${title}”` : t`Pin “${title}”`}
        loading={isPending}
        onClick={toggle}
      >
        {post.isPinned ? <PinOff size={14} /> : <Pin size={14} />}
      </IconButton>
      <IconButton size="sm" label={t`Edit “${title}”`} asChild>
        <Link to={paths.postEdit(post.id)}>
          <Pencil size={14} />
        </Link>
      </IconButton>
    </Inline>
  )
}
