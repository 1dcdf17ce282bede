import { fold } from '#shared/fold.ts'

/** The games whose title or summary has every word. */
export function gamesWith<Game extends { title: string; summary: string }>(
  games: readonly Game[],
  text: string,
): Game[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return games.filter(({ title, summary }) => {
    const haystack = fold(`${title} ${summary}`)
    return words.every((word) => haystack.includes(word))
  })
}
