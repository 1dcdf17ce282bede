import { Suspense } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'
import { noteOf, useTranslationNote } from '#shared/menus/translation.ts'

const TranslationDialog = lazyPart(
  'TranslationDialog',
  () => import('#app/hosts/translation-dialog.tsx'),
)

/** The place of the note on a translation, once, at the root. */
export function TranslationHost() {
  const code = useTranslationNote((state) => state.code)
  const note = code && noteOf(code)
  if (!note) return null
  return (
    <Suspense>
      <TranslationDialog
        note={note}
        onClose={() => useTranslationNote.setState({ code: undefined })}
      />
    </Suspense>
  )
}
