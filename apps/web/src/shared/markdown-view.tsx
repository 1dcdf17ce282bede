import { InlineMarkdown, MarkdownView, parseDocument } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '#shared/panel.tsx'

/** The words of drawn markdown. */
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

export type DocumentProps = Omit<MarkdownViewProps, 'words'>

/** Should a text break what draws it, it stands as it was written. */
export function Document(props: DocumentProps) {
  const { source } = props
  const asWritten = (
    <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
      {source}
    </p>
  )
  return (
    <Panel of={source} fallback={asWritten}>
      <MarkdownView {...props} words={useMarkdownWords()} />
    </Panel>
  )
}

/** Reads a text ahead, so that it is drawn the sooner. */
export const prepare = (source: string): void => void parseDocument(source)

export function Line({ source }: { source: string }) {
  return (
    <Panel of={source} fallback={source}>
      <InlineMarkdown source={source} words={useMarkdownWords()} />
    </Panel>
  )
}
