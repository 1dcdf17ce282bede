import { InlineMarkdown, MarkdownView } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useMarkdownWords } from '#shared/content/use-markdown-words.ts'
import { useHost } from '#shared/platform/rendered-for.ts'
import { PartErrorBoundary } from '#shared/layout/part-error-boundary.tsx'

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
    <PartErrorBoundary of={source} fallback={asWritten}>
      <MarkdownView {...props} words={useMarkdownWords()} host={useHost()} />
    </PartErrorBoundary>
  )
}

export function Line({ source }: { source: string }) {
  return (
    <PartErrorBoundary of={source} fallback={source}>
      <InlineMarkdown source={source} words={useMarkdownWords()} host={useHost()} />
    </PartErrorBoundary>
  )
}
