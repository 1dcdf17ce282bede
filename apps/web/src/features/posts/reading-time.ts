const wordsPerMinute = 220
/** Characters per minute in scripts that write without spaces. */
const charactersPerMinute = 450
const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(cjk)?.length ?? 0
  const words = text.replace(cjk, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
