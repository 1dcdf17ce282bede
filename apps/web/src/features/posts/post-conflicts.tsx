import { useLingui } from '@lingui/react/macro'
import type { PostValues } from '#features/posts/post-form.ts'
import { ConflictList } from '#shared/forms/conflict-list.tsx'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'

const itself = (text: string) => text

/** What two people changed in a post at the same time. */
export function PostConflicts({ edit }: { edit: EditedForm<PostValues> }) {
  const { t } = useLingui()
  const texts: FieldTexts<PostValues> = {
    title: { label: t`Title`, text: itself },
    summary: { label: t`Summary`, text: itself },
    tags: { label: t`Tags`, text: itself },
    content: { label: t`Text`, text: itself },
    isPinned: {
      label: t`Pinned`,
      text: (isPinned) => (isPinned ? t`Pinned` : ''),
    },
  }
  return <ConflictList edit={edit} texts={texts} />
}
