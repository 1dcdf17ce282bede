import { limits } from '@halyard/api'
import {
  Button,
  Callout,
  FilterChips,
  SaveBar,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { normalised, parseTags, toggleTag } from '#features/posts/post-form.ts'
import type { PostForm } from '#features/posts/post-form.ts'
import { readDraft, writeDraft } from '#shared/draft.ts'
import { useErrorText } from '#shared/error-text.ts'
import { useForm } from '#shared/form.ts'
import { fields } from '#shared/form.css.ts'
import { LeaveGuard } from '#shared/leave-guard.tsx'
import { MarkdownField } from '#shared/markdown-field.tsx'
import { Used } from '#shared/used.tsx'

const { title: titleLimit } = limits.postEditModel
/** Milliseconds after the last key until the draft is kept. */
const draftDelayMs = 500

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
  const errorText = useErrorText()
  const [draft] = useState(() => readDraft(draftName, stored))
  const [isPinned, setIsPinned] = useState(wasPinned)
  const form = useForm({
    initial: stored,
    draft,
    check: ({ title }) => {
      if (title.trim() === '') return { title: t`A post needs a title.` }
      return title.trim().length > titleLimit.maxLength
        ? { title: t`Use at most ${titleLimit.maxLength} characters.` }
        : {}
    },
    onSubmit: (typed) => {
      const ready = normalised(typed)
      form.replaceAll(ready)
      onSave(ready, isPinned)
    },
    failure: error,
  })
  const { values, field, formProps, changedNames } = form
  const changes = changedNames.length + (isPinned === wasPinned ? 0 : 1)
  const isUnsaved = changes > 0 && !isDone
  const submit = () => formProps.ref.current?.requestSubmit()
  useKeptDraft(draftName, isUnsaved && changedNames.length > 0 ? values : undefined)
  useSaveKey(() => isUnsaved && !pending && submit())
  const discard = () => {
    form.reset()
    setIsPinned(wasPinned)
  }
  return (
    <form {...formProps} className={fields}>
      {draft && changedNames.length > 0 && (
        <Callout
          tone="info"
          action={
            <Button size="sm" onClick={discard}>
              <Trans>Discard it</Trans>
            </Button>
          }
        >
          <Trans>This is what you typed last time and did not save.</Trans>
        </Callout>
      )}
      <TextField
        label={t`Title`}
        labelAside={<Used length={values.title.length} of={titleLimit.maxLength} />}
        dir="auto"
        autoComplete="off"
        {...field('title')}
      />
      <TextArea
        label={t`Summary`}
        hint={t`Two lines for the list of posts. Bold, links and code work.`}
        rows={2}
        dir="auto"
        {...field('summary')}
      />
      <Stack gap={2}>
        <TextField
          label={t`Tags`}
          hint={t`Parted by commas.`}
          dir="auto"
          autoComplete="off"
          {...field('tags')}
        />
        {knownTags.length > 0 && (
          <KnownTags
            known={knownTags}
            typed={values.tags}
            onChange={(tags) => form.set('tags', tags)}
          />
        )}
      </Stack>
      <Switch
        label={t`Pinned`}
        hint={t`Stays above the other posts.`}
        checked={isPinned}
        onCheckedChange={setIsPinned}
      />
      <MarkdownField
        label={t`Text`}
        labelAside={t`Markdown`}
        value={values.content}
        onValueChange={(content) => form.set('content', content)}
      />
      <SaveBar
        label={t`Changes of the post`}
        changes={
          isUnsaved && <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
        }
        saveLabel={pending ? t`Saving…` : saveLabel}
        discardLabel={t`Discard`}
        pending={pending}
        error={error && !form.isFieldFailure ? errorText(error) : undefined}
        onSave={submit}
        onDiscard={discard}
      />
      <LeaveGuard isChanged={isUnsaved} />
    </form>
  )
}

type KnownTagsProps = {
  known: readonly string[]
  typed: string
  onChange: (tags: string) => void
}

/** Tags that other posts carry: the same word is better than a similar one. */
function KnownTags({ known, typed, onChange }: KnownTagsProps) {
  const { t } = useLingui()
  const chosen = parseTags(typed)
  return (
    <FilterChips
      aria-label={t`Tags of other posts`}
      type="multiple"
      options={known.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))}
      value={known.filter((tag) => chosen.includes(tag))}
      onValueChange={(selected) => {
        const changed = known.find((tag) => chosen.includes(tag) !== selected.includes(tag))
        if (changed) onChange(toggleTag(typed, changed))
      }}
    />
  )
}

/** Keeps what is typed a moment after the last key; with nothing to keep forgets it. */
function useKeptDraft(name: string, values: PostForm | undefined) {
  useEffect(() => {
    if (!values) {
      writeDraft(name, undefined)
      return undefined
    }
    const timer = setTimeout(() => writeDraft(name, values), draftDelayMs)
    return () => clearTimeout(timer)
  }, [name, values])
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
