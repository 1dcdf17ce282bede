import { Suspense, lazy } from 'react'
import { noteOf, useTranslationNote } from '#shared/menus/translation.ts'

const TranslationDialog = lazy(() =>
  import('#app/translation-dialog.tsx').then((module) => ({ default: module.TranslationDialog })),
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
