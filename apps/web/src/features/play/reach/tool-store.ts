import { tools } from '#features/play/reach/tools.ts'
import type { Tool } from '#features/play/reach/tools.ts'
import {
  createPersistedStore,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

const store = createPersistedStore<Tool>('halyard:instance-tool', {
  initial: 'address',
  parse: (text) => tools.find((tool) => tool === text),
  serialize: (tool) => tool,
})

/** What the player reaches instances with. */
export const useTool = (): [Tool, (tool: Tool) => void] => [
  usePersisted(store),
  (tool) => void writePersisted(store, tool),
]
