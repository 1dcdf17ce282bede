import { infoQueries, useDeletePost, useListPosts } from '@halyard/query'
import type { Post } from '@halyard/api'
import { Button, Inline, PageHeader, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PostEditor } from '#features/posts/post-editor.tsx'
import { emptyPost, toPostForm } from '#features/posts/post-form.ts'
import { countTags } from '#features/posts/tags.ts'
import { useSavePost } from '#features/posts/use-save-post.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { Page } from '#shared/layout/page.tsx'
import { postParams } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { queryContext } from '#shared/query-context.ts'
import { useLeave } from '#shared/routing/use-leave.ts'
import { Link } from '#shared/link.tsx'

const tagsOffered = 12

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.postId === undefined) return null
  await context.get(queryContext).query(infoQueries.post(postParams(params).postId))
  return null
}

/** `/posts/new` and `/posts/:postId/edit`. */
export function Component() {
  const params = useParams()
  return params.postId === undefined ? <NewPost /> : <OldPost postId={postParams(params).postId} />
}

function useKnownTags(): readonly string[] {
  const { data = [] } = useListPosts()
  return countTags(data)
    .slice(0, tagsOffered)
    .map(([tag]) => tag)
}

function NewPost() {
  const { t } = useLingui()
  const [savedId, setSavedId] = useState<string>()
  const save = useSavePost(setSavedId)
  useLeave(savedId && paths.post(savedId))
  return (
    <Page title={t`New post`} width="form">
      <Back />
      <PageHeader title={<Trans>New post</Trans>} />
      <PostEditor
        draftName="post:new"
        stored={emptyPost}
        isPinned={false}
        knownTags={useKnownTags()}
        saveLabel={t`Publish post`}
        pending={save.isPending}
        error={save.error}
        isDone={savedId !== undefined}
        onSave={(values, onto) => save.mutate({ postId: undefined, values, onto })}
      />
    </Page>
  )
}

function OldPost({ postId }: { postId: string }) {
  const { t } = useLingui()
  const { data: post } = useSuspenseQuery(infoQueries.post(postId))
  const [isGone, setIsGone] = useState(false)
  useLeave(isGone ? paths.posts() : undefined)
  const save = useSavePost(() => toast({ tone: 'ok', id: 'post', title: t`Post saved` }))
  return (
    <Page title={[post.title, t`Edit post`]} width="form">
      <Back />
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
      body: <Trans>The post is removed for everybody, and links to it stop working.</Trans>,
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

function Back() {
  return (
    <TextLink tone="muted" asChild>
      <Link to={paths.posts()}>
        <ArrowLeft size={14} aria-hidden /> <Trans>Posts</Trans>
      </Link>
    </TextLink>
  )
}
