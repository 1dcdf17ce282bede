import { useLingui } from '@lingui/react/macro'

/** The words of rendered markdown. */
export function useMarkdownLabels() {
  const { t } = useLingui()
  return {
    copy: t`Copy`,
    copied: t`Copied`,
    wrap: t({
      message: 'Wrap lines',
      comment: 'Button: breaks long lines of code instead of scrolling.',
    }),
    opensNewTab: t`opens in a new tab`,
    done: t`Done`,
    todo: t`To do`,
    table: t({ message: 'Table', comment: 'Name of a table in a text without a caption.' }),
    details: t`More`,
    footnotes: t({ message: 'Footnotes', comment: 'Heading above the footnotes of a text.' }),
    back: t`Back to the text`,
    anchor: (heading: string) => t`Link to “${heading}”`,
    alerts: {
      note: t({
        message: 'Note',
        comment: 'Heading of a call-out in a text: worth knowing. Not a hint.',
      }),
      tip: t({ message: 'Tip', comment: 'Heading of a call-out in a text: advice.' }),
      important: t({ message: 'Important', comment: 'Heading of a call-out in a text.' }),
      warning: t({
        message: 'Warning',
        comment: 'Heading of a call-out in a text: needs attention.',
      }),
      caution: t({ message: 'Caution', comment: 'Heading of a call-out in a text: risk of harm.' }),
    },
  }
}
