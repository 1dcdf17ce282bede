import { createContext, useContext } from 'react'
import type { CodeBlockLabels } from '../code-block/code-block.tsx'
import type { AlertKind } from './remark-alerts.ts'

export type MarkdownLabels = CodeBlockLabels & {
  opensNewTab: string
  /** A task that is done, and one that is not. */
  done: string
  todo: string
  table: string
  footnotes: string
  /** Link of a footnote to where it is referenced. */
  back: string
  /** Used for a missing summary of `<details>`. */
  details: string
  alerts: Record<AlertKind, string>
  /** Accessible name of the link at a heading. */
  anchor: (heading: string) => string
}

type MarkdownContextValue = { labels: MarkdownLabels; hasAnchors: boolean; host: string }

/** What the element components need beyond the tree. */
export const MarkdownContext = createContext<MarkdownContextValue | null>(null)

/** The words of the text around. */
export function useMarkdown(): MarkdownContextValue {
  const value = useContext(MarkdownContext)
  if (!value) throw new Error('Elements of markdown belong inside a MarkdownView.')
  return value
}
