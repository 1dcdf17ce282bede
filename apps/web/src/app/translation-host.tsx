import { Suspense, lazy, useSyncExternalStore } from 'react'
import { noteOf, translationQuestion } from '#shared/menus/translation.ts'

const TranslationDialog = lazy(() =>
  import('#app/translation-dialog.tsx').then((module) => ({ default: module.TranslationDialog })),
)

/** The place of the note on a translation, once, at the root. */
export function TranslationHost() {
  const code = useSyncExternalStore(translationQuestion.subscribe, translationQuestion.get)
  const note = code && noteOf(code)
  if (!note) return null
  return (
    <Suspense>
      <TranslationDialog note={note} onClose={() => translationQuestion.set(undefined)} />
    </Suspense>
  )
}
