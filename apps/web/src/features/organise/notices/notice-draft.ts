import { withTemplate } from '#features/organise/notices/templates.ts'
import type { NoticeText } from '#features/organise/notices/use-notice-form.ts'
import { readDraft, writeDraft } from '#shared/forms/draft.ts'

const base: NoticeText = { content: '' }

/** Under which the new notice of a game is kept until it is published. */
export const noticeDraftName = (gameId: number): string => `notice:${gameId}`

/** Puts a text into the notice that is being written, behind what is there. */
export function addToNoticeDraft(gameId: number, text: string): void {
  const name = noticeDraftName(gameId)
  const typed = readDraft(name, base)?.values.content ?? ''
  writeDraft(name, { base, values: { content: withTemplate(typed, text).text } })
}
