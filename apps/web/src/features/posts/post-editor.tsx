import { limits } from '@halyard/api'
import { Button, Callout, FilterChips, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { normalised, parseTags, toggleTag } from '#features/posts/post-form.ts'
import type { PostForm } from '#features/posts/post-form.ts'
import { readDraft } from '#shared/forms/draft.ts'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { MarkdownField } from '#shared/forms/markdown-field.tsx'
import { useSavedDraft } from '#shared/forms/use-saved-draft.ts'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

const { title: titleLimit } = limits.postEditModel

type PostValues = PostForm & { isPinned: boolean }

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
  onSave: (form: PostForm, isPinned: boolean) => void
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
  const [draft] = useState(() => readDraft(draftName, stored))
  const { form, error: formError } = useValidatedForm<PostValues>({
    defaultValues: { ...stored, isPinned: wasPinned },
    initialValues: draft && { ...draft, isPinned: wasPinned },
    check: ({ title }) => {
      if (title.trim() === '') return { title: t`A post needs a title.` }
      const isLong = title.trim().length > titleLimit.maxLength
      return { title: isLong ? t`Use at most ${titleLimit.maxLength} characters.` : undefined }
    },
    failure: error,
  })
  const { control } = form
  const { dirtyFields } = useFormState({ control })
  const { isPinned: _pinned, ...dirtyTexts } = dirtyFields
  const hasTyped = Object.keys(dirtyTexts).length > 0
  useSavedDraft(draftName, control, hasTyped && !isDone)
  const save = ({ isPinned, ...typed }: PostValues) => {
    const ready = normalised(typed)
    form.reset({ ...ready, isPinned }, { keepDefaultValues: true })
    onSave(ready, isPinned)
  }
  useSaveKey(() => {
    if (Object.keys(dirtyFields).length > 0 && !isDone && !pending) void form.handleSubmit(save)()
  })
  return (
    <EditForm
      label={t`Changes to the post`}
      saveLabel={saveLabel}
      form={form}
      onSubmit={save}
      pending={pending}
      error={formError}
      isDone={isDone}
    >
      {draft && hasTyped && (
        <Callout
          tone="info"
          action={
            <Button size="sm" onClick={() => form.reset()}>
              <Trans comment="Button: throws away an unsaved draft.">Discard it</Trans>
            </Button>
          }
        >
          <Trans>This is what you typed last time and did not save.</Trans>
        </Callout>
      )}
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

/** Ctrl or Cmd with S saves, as in every editor. */
function useSaveKey(save: () => void) {
  const handleSave = useEffectEvent(save)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      handleSave()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
