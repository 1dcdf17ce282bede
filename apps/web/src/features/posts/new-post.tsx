import { PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BackToPosts } from '#features/posts/back-to-posts.tsx'
import { PostEditor } from '#features/posts/post-editor.tsx'
import { emptyPost } from '#features/posts/post-form.ts'
import { useKnownTags } from '#features/posts/use-known-tags.ts'
import { useSavePost } from '#features/posts/use-save-post.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { useLeave } from '#shared/routing/use-leave.ts'

export function NewPost() {
  const { t } = useLingui()
  const [savedId, setSavedId] = useState<string>()
  const save = useSavePost(setSavedId)
  useLeave(savedId && paths.post(savedId))
  return (
    <Page title={t`New post`} width="form">
      <BackToPosts />
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
