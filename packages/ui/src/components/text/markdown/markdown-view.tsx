import { useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import type { PluggableList } from 'unified'
import { MarkdownContext, type MarkdownLabels } from './context.ts'
import { components } from './elements.tsx'
import * as styles from './markdown.css.ts'
import { finalRehypePlugins, remarkPlugins } from './plugins.ts'
import { remarkHeadings } from './remark-headings.ts'
import { remarkInline } from './remark-inline.ts'
import { useLazyPlugins } from './use-lazy-plugins.ts'

export type MarkdownViewProps = {
  source: string
  labels: MarkdownLabels
  size?: 'sm' | 'md' | 'lg'
  /** Level of the text's highest heading in the page's outline. */
  topLevel?: 2 | 3 | 4
  /** Every heading has a link to itself, for a page of its own. */
  hasAnchors?: boolean
  /** Host of the page, with its port: addresses of others open in a new tab. Where there is a window it need not be given. */
  host?: string
}

/** Markdown of organisers and authors, sanitised. Formulas and highlighting of code load when a text has them. */
export function MarkdownView({
  source,
  labels,
  size,
  topLevel = 2,
  hasAnchors = false,
  host = window.location.host,
}: MarkdownViewProps) {
  const plugins = useMemo(
    () => [...remarkPlugins, [remarkHeadings, { topLevel }]] satisfies PluggableList,
    [topLevel],
  )
  const prose = useMarkdownElement(source, plugins)
  const context = useMemo(() => ({ labels, hasAnchors, host }), [labels, hasAnchors, host])
  return (
    <MarkdownContext value={context}>
      <div className={styles.prose({ size })} dir="auto">
        {prose}
      </div>
    </MarkdownContext>
  )
}

const inlinePlugins: PluggableList = [...remarkPlugins, remarkInline]
const paragraph = ['p']

/** One line, such as a notice: paragraphs, lists and other blocks are not supported. */
export function InlineMarkdown({
  source,
  labels,
  host = window.location.host,
}: Pick<MarkdownViewProps, 'source' | 'labels' | 'host'>) {
  const line = useMarkdownElement(source, inlinePlugins, paragraph)
  const context = useMemo(() => ({ labels, hasAnchors: false, host }), [labels, host])
  return <MarkdownContext value={context}>{line}</MarkdownContext>
}

/** The same element for the same text, so that other changes do not parse it again. */
function useMarkdownElement(source: string, plugins: PluggableList, unwrapped?: string[]) {
  const scope = useId()
  const lazyPlugins = useLazyPlugins(source)
  return useMemo(
    () => (
      <Markdown
        components={components}
        remarkPlugins={plugins}
        rehypePlugins={[...lazyPlugins, ...finalRehypePlugins]}
        // Several texts may be on one page: the ids of each have their own prefix.
        remarkRehypeOptions={{ clobberPrefix: `${scope}-` }}
        disallowedElements={unwrapped}
        unwrapDisallowed
      >
        {source}
      </Markdown>
    ),
    [source, plugins, unwrapped, lazyPlugins, scope],
  )
}
