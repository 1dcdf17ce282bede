import { InlineMarkdown, MarkdownView } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useLingui } from '@lingui/react/macro'
import { useHost } from '#shared/platform/rendered-for.ts'
import { Panel } from '#shared/layout/panel.tsx'

/** The words of rendered markdown. */
export function useMarkdownWords() {
  const { t } = useLingui()
  return {
    copy: t`Copy`,
    copied: t`Copied`,
    wrap: t`Wrap lines`,
    opensNewTab: t`opens in a new tab`,
    done: t`Done`,
    todo: t`To do`,
    table: t`Table`,
    details: t`More`,
    footnotes: t`Footnotes`,
    back: t`Back to the text`,
    anchor: (heading: string) => t`Link to “${heading}”`,
    alerts: {
      note: t`Note`,
      tip: t`Tip`,
      important: t`Important`,
      warning: t`Warning`,
      caution: t`Caution`,
    },
  }
}

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
