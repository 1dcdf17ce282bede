import { InlineMarkdown, MarkdownView } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useMarkdownLabels } from '#shared/content/use-markdown-labels.ts'
import { useHost } from '#shared/platform/rendered-for.ts'
import { PartErrorBoundary } from '#shared/layout/part-error-boundary.tsx'

export type DocumentProps = Omit<MarkdownViewProps, 'labels' | 'host'>

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
      <MarkdownView {...props} labels={useMarkdownLabels()} host={useHost()} />
    </PartErrorBoundary>
  )
}

export function Line({ source }: { source: string }) {
  return (
    <PartErrorBoundary of={source} fallback={source}>
      <InlineMarkdown source={source} labels={useMarkdownLabels()} host={useHost()} />
    </PartErrorBoundary>
  )
}
