import { InlineMarkdown, MarkdownView, parseDocument } from '@halyard/ui/markdown'
import type { MarkdownViewProps } from '@halyard/ui/markdown'
import { useLingui } from '@lingui/react/macro'

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

export function Document(props: DocumentProps) {
  return <MarkdownView {...props} words={useMarkdownWords()} />
}

/** Reads a text ahead, so that it is drawn the sooner. */
export const prepare = (source: string): void => void parseDocument(source)

export function Line({ source }: { source: string }) {
  return <InlineMarkdown source={source} words={useMarkdownWords()} />
}
