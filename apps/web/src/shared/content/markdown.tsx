import { memo, Suspense, useState } from 'react'
import type { DocumentProps } from '#shared/content/markdown-view.tsx'
import { StatementSkeleton } from '#shared/content/statement-skeleton.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'
import * as styles from './markdown.css.ts'

type View = typeof import('#shared/content/markdown-view.tsx')

let view: View | undefined
const load = async () =>
  (view ??= await loadWhenOnline(() => import('#shared/content/markdown-view.tsx')))
const Document = lazyPart('Document', load)
const Line = lazyPart('Line', load)

/** Loads the renderer, for code that would otherwise request it and the data one after the other. */
export const loadMarkdown = load

/** Preloads the renderer, for loaders of screens that will need it. */
export const preloadMarkdown = (): void => void load()

/**
 * Markdown of organisers and authors. The renderer is loaded lazily, with the first text. What the server rendered stays until it is
 * there, unless other properties would replace it: hence the memo.
 */
export const Markdown = memo(function Markdown(props: DocumentProps) {
  // Once loaded, it renders without Suspense: React throttles the reveal after a fallback by 300 ms.
  const [Shown] = useState(() => view?.Document ?? Document)
  return (
    <Suspense fallback={<StatementSkeleton />}>
      <Shown {...props} />
    </Suspense>
  )
})

/** Characters that may be markup in a line: emphasis, code, links, formulas, character references, addresses. */
const mayBeMarked = /[*_`~[\]<>&$\\!]|:\/\/|www\.|@/

/**
 * One line of markdown: a summary, a footer. Plain text is rendered as it is, without loading the renderer; what is marked keeps its
 * place until then, unseen.
 */
export const MarkdownLine = memo(function MarkdownLine({ source }: { source: string }) {
  if (!mayBeMarked.test(source)) return source
  return (
    <Suspense fallback={<span className={styles.waiting}>{source}</span>}>
      <Line source={source} />
    </Suspense>
  )
})
