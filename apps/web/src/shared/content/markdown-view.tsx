import { InlineMarkdown, MarkdownView } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useMarkdownWords } from '#shared/content/use-markdown-words.ts'
import { useHost } from '#shared/platform/rendered-for.ts'
import { Panel } from '#shared/layout/panel.tsx'

export type DocumentProps = Omit<MarkdownViewProps, 'words' | 'host'>

/** A text that fails to render is shown as it was written. */
export function Document(props: DocumentProps) {
  const { source } = props
  const asWritten = (
    <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
      {source}
    </p>
  )
  return (
    <Panel of={source} fallback={asWritten}>
      <MarkdownView {...props} words={useMarkdownWords()} host={useHost()} />
    </Panel>
  )
}

export function Line({ source }: { source: string }) {
  return (
    <Panel of={source} fallback={source}>
      <InlineMarkdown source={source} words={useMarkdownWords()} host={useHost()} />
    </Panel>
  )
}
