import type { Post } from '@halyard/api'
import { useDeletePost, useLoadedPost } from '@halyard/query'
import { Button, Inline, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BackToPosts } from '#features/posts/back-to-posts.tsx'
import { PostEditor } from '#features/posts/post-editor.tsx'
import { toPostForm } from '#features/posts/post-form.ts'
import { useKnownTags } from '#features/posts/use-known-tags.ts'
import { useSavePost } from '#features/posts/use-save-post.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { Link } from '#shared/link.tsx'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { useLeave } from '#shared/routing/use-leave.ts'

export function EditPost({ postId }: { postId: string }) {
  const { t } = useLingui()
  const { data: post } = useLoadedPost(postId)
  const [isGone, setIsGone] = useState(false)
  useLeave(isGone ? paths.posts() : undefined)
  const save = useSavePost(() => toast({ tone: 'ok', id: 'post', title: t`Post saved` }))
  return (
    <Page title={[post.title, t`Edit post`]} width="form">
      <BackToPosts />
      <PageHeader
        title={<Trans>Edit post</Trans>}
        actions={
          <Inline gap={2}>
            <Button asChild>
              <Link to={paths.post(postId)}>
                <Trans>View post</Trans>
              </Link>
            </Button>
            <DeletePost post={post} onGone={() => setIsGone(true)} />
          </Inline>
        }
      />
      <PostEditor
        key={postId}
        draftName={`post:${postId}`}
        stored={toPostForm(post)}
        isPinned={post.isPinned}
        knownTags={useKnownTags()}
        saveLabel={t`Save post`}
        pending={save.isPending}
        error={save.error}
        isDone={isGone}
        onSave={(values, onto) => save.mutate({ postId, values, onto })}
      />
    </Page>
  )
}

type DeletePostProps = { post: Post; onGone: () => void }

function DeletePost({ post: { id: postId, title }, onGone }: DeletePostProps) {
  const { t } = useLingui()
  const { mutateAsync } = useDeletePost()
  const ask = () =>
    confirm({
      title: t`Delete “${title}”?`,
      body: <Trans>The post is removed for everyone, and links to it stop working.</Trans>,
      action: t`Delete post`,
      tone: 'danger',
      run: () => mutateAsync({ postId }).then(onGone),
    })
  return (
    <Button tone="danger" icon={<Trash2 size={16} />} onClick={ask}>
      <Trans>Delete</Trans>
    </Button>
  )
}
