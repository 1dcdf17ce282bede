import type { Template } from '#features/organise/certificates/template.ts'
import {
  createPersistedStores,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

/** Nothing until somebody changes what the language of the page suggests. */
const storeOf = createPersistedStores<Partial<Template>>(
  (gameId) => `halyard:certificate:${gameId}`,
  { initial: {}, parse: parseTemplate },
)

function parseTemplate(text: string): Partial<Template> {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null) return {}
  const title = 'title' in stored && typeof stored.title === 'string' ? stored.title : undefined
  const body = 'text' in stored && typeof stored.text === 'string' ? stored.text : undefined
  return { ...(title !== undefined && { title }), ...(body !== undefined && { text: body }) }
}

/** The template of a game as it was left in this browser, over the suggested one; and how to change it. */
export function useTemplate(gameId: number, suggested: Template) {
  const store = storeOf(gameId)
  const stored = usePersisted(store)
  return {
    template: { ...suggested, ...stored },
    change: (part: Partial<Template>) => writePersisted(store, { ...stored, ...part }),
    reset: () => writePersisted(store, {}),
    isChanged: Object.keys(stored).length > 0,
  }
}
