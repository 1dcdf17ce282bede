import { loadMarkdown } from '#shared/content/markdown.tsx'

type Module = typeof import('#features/play/challenge/challenge-dialog.tsx')

let loaded: Module | undefined

/** What renders an open challenge; undefined until its code has come. */
export const challengeDialog = (): Module['ChallengeDialog'] | undefined => loaded?.ChallengeDialog

/** The code of an open challenge alone: where its text is in the document, the renderer of that can wait. */
export const loadDialog = async (): Promise<Module> =>
  (loaded = await import('#features/play/challenge/challenge-dialog.tsx'))

/**
 * The code of an open challenge, with what renders its text: a text that came by itself would be delayed, so that a page does not
 * flicker, for a third of a second.
 */
export const loadChallengeDialog = async () => {
  const [dialog] = await Promise.all([
    import('#features/play/challenge/challenge-dialog.tsx'),
    loadMarkdown(),
  ])
  loaded = dialog
  return dialog
}

/** Fetches everything an opened challenge needs beside its own data, so that opening it waits for nothing. */
export function preloadChallengeDialog(): void {
  if (loaded) return
  loadChallengeDialog().catch(() => {})
  // The flag field is the first with this font; one that came later would have the whole page laid out again.
  const mono = getComputedStyle(document.documentElement).getPropertyValue('--h-font-mono')
  if (mono !== '') document.fonts.load(`1em ${mono}`).catch(() => {})
}
