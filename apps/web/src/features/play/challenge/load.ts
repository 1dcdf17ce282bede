import { preloadMarkdown } from '#shared/markdown.tsx'

/** The code of an open challenge. */
export const loadChallengeDialog = () => import('#features/play/challenge/challenge-dialog.tsx')

/** Fetches everything an opened challenge needs beside its own data, so that opening it waits for nothing. */
export function preloadChallengeDialog(): void {
  void loadChallengeDialog()
  preloadMarkdown()
}
