import { limits } from '@halyard/api'
import { FilterChips, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { normalised, parseTags, toggleTag } from '#features/posts/post-form.ts'
import type { PostForm, PostValues } from '#features/posts/post-form.ts'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { MarkdownField } from '#shared/forms/markdown-field.tsx'
import { RestoredDraft } from '#shared/forms/restored-draft.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const { title: titleLimit } = limits.postEditModel

const PostConflicts = lazyPart('PostConflicts', () => import('#features/posts/post-conflicts.tsx'))

type PostEditorProps = {
  /** Under which what is typed is kept until it is saved. */
  draftName: string
  /** The post as it is stored. */
  stored: PostForm
  isPinned: boolean
  /** Tags of other posts, to choose from. */
  knownTags: readonly string[]
  saveLabel: string
  pending: boolean
  error: unknown
  /** It is saved: nothing has to be kept any more. */
  isDone: boolean
  /** `onto` brings what is typed onto what is stored by then; with conflicts it must not be sent. */
  onSave: (values: PostValues, onto: EditedForm<PostValues>['onto']) => void
}

/** Writes a post. What is typed survives a reload, a lost session and a failed save. */
export function PostEditor({
  draftName,
  stored,
  isPinned: wasPinned,
  knownTags,
  saveLabel,
  pending,
  error,
  isDone,
  onSave,
}: PostEditorProps) {
  const { t } = useLingui()
  const edit = useEditedForm<PostValues>({
    draftName,
    stored: { ...stored, isPinned: wasPinned },
    check: ({ title }) => {
      if (title.trim() === '') return { title: t`A post needs a title.` }
      const isLong = title.trim().length > titleLimit.maxLength
      return {
        title: isLong
          ? t`Use at most ${{ maxLength: titleLimit.maxLength }} characters.`
          : undefined,
      }
    },
    failure: error,
    isDone,
  })
  const { form } = edit
  const { control } = form
  const hasConflicts = edit.conflicts.length > 0
  const save = ({ isPinned, ...typed }: PostValues) => {
    if (hasConflicts) return
    const ready = { ...normalised(typed), isPinned }
    edit.replace(ready)
    onSave(ready, edit.onto)
  }
  return (
    <EditForm
      label={t`Changes to the post`}
      saveLabel={saveLabel}
      form={form}
      onSubmit={save}
      pending={pending}
      error={edit.error}
      problem={
        hasConflicts && (
          <Trans>
            Someone else saved changes in the meantime. Choose above what to keep, then save.
          </Trans>
        )
      }
      isDone={isDone}
      onDiscard={edit.discard}
    >
      <RestoredDraft edit={edit} />
      <Suspense>{hasConflicts && <PostConflicts edit={edit} />}</Suspense>
      <FormTextField
        control={control}
        name="title"
        label={t({ message: 'Title', comment: 'Label of a field: the title of a post.' })}
        maxLength={titleLimit.maxLength}
        dir="auto"
        autoComplete="off"
      />
      <FormTextArea
        control={control}
        name="summary"
        label={t({ message: 'Summary', comment: 'Label of a field: a short text about a post.' })}
        hint={t`Two lines for the list of posts. Bold, links and code work.`}
        rows={2}
        dir="auto"
      />
      <Stack gap={2}>
        <FormTextField
          control={control}
          name="tags"
          label={t({ message: 'Tags', comment: 'Labels of a post, such as “news”.' })}
          hint={t`Separated by commas.`}
          dir="auto"
          autoComplete="off"
        />
        {knownTags.length > 0 && <KnownTags known={knownTags} control={control} />}
      </Stack>
      <Pinned control={control} />
      <Content control={control} />
    </EditForm>
  )
}

type PartProps = { control: Control<PostValues> }

function Pinned({ control }: PartProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'isPinned' })
  return (
    <Switch
      label={t({ message: 'Pinned', comment: 'State of a post: it stays above the others.' })}
      hint={t`Stays above the other posts.`}
      checked={field.value}
      onCheckedChange={field.onChange}
    />
  )
}

function Content({ control }: PartProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'content' })
  return (
    <MarkdownField
      label={t({ message: 'Text', comment: 'Label of a field: the body of a post.' })}
      labelAside={t`Markdown`}
      value={field.value}
      onValueChange={field.onChange}
    />
  )
}

/** Tags that other posts carry: the same word is better than a similar one. */
function KnownTags({ known, control }: PartProps & { known: readonly string[] }) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'tags' })
  const chosen = parseTags(field.value)
  return (
    <FilterChips
      label={t`Tags of other posts`}
      type="multiple"
      options={known.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))}
      value={known.filter((tag) => chosen.includes(tag))}
      onValueChange={(selected) => {
        const changed = known.find((tag) => chosen.includes(tag) !== selected.includes(tag))
        if (changed) field.onChange(toggleTag(field.value, changed))
      }}
    />
  )
}
