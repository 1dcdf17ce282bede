import { Suspense, lazy, useState } from 'react'
import type { DocumentProps } from '#shared/markdown-view.tsx'
import { StatementSkeleton } from '#shared/statement-skeleton.tsx'
import { late } from '#shared/late.ts'

type View = typeof import('#shared/markdown-view.tsx')

let view: View | undefined
const load = async () => (view ??= await late(() => import('#shared/markdown-view.tsx')))
const Document = lazy(() => load().then((module) => ({ default: module.Document })))
const Line = lazy(() => load().then((module) => ({ default: module.Line })))

/** Loads what draws markdown, for parts that would otherwise wait for it one after the other. */
export const loadMarkdown = load

/** Starts loading what draws markdown, for loaders of screens that will need it. */
export const preloadMarkdown = (): void => void load()

/** Reads a text ahead that is likely to be shown next. */
export const prepareMarkdown = (source: string): void =>
  void load().then(
    ({ prepare }) => prepare(source),
    () => {},
  )

/** Markdown of organisers and authors. What draws it loads with the first text. */
export function Markdown(props: DocumentProps) {
  // What is there already is drawn at once: after a fallback React would hold the text back for a third of a second.
  const [Shown] = useState(() => view?.Document ?? Document)
  return (
    <Suspense fallback={<StatementSkeleton />}>
      <Shown {...props} />
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
