import { Suspense, lazy } from 'react'
import type { DocumentProps } from '#shared/markdown-view.tsx'
import { StatementSkeleton } from '#shared/statement-skeleton.tsx'
import { late } from '#shared/late.ts'

const load = () => late(() => import('#shared/markdown-view.tsx'))
const Document = lazy(() => load().then((module) => ({ default: module.Document })))
const Line = lazy(() => load().then((module) => ({ default: module.Line })))

/** Starts loading what draws markdown, for loaders of screens that will need it. */
export const preloadMarkdown = (): void => void load()

/** Markdown of organisers and authors. What draws it loads with the first text. */
export function Markdown(props: DocumentProps) {
  return (
    <Suspense fallback={<StatementSkeleton />}>
      <Document {...props} />
    </Suspense>
  )
}

/** What may mean more than itself in a line: marks of emphasis, code, links, formulas, character references, addresses. */
const mayBeMarked = /[*_`~[\]<>&$\\!]|:\/\/|www\.|@/

/** One line of markdown: a summary, a footer. Most are plain words, which need nothing; until others are drawn their text stands there. */
export function MarkdownLine({ source }: { source: string }) {
  if (!mayBeMarked.test(source)) return source
  return (
    <Suspense fallback={source}>
      <Line source={source} />
    </Suspense>
  )
}
