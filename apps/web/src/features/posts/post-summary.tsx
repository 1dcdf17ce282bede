import { Markdown, MarkdownLine } from '#shared/content/markdown.tsx'

/** Marks of a heading, a list, a quotation, a table or code at the beginning, or a second line. */
const isText = (source: string) =>
  /^\s*(#{1,6} |[-*+] |\d+[.)] |[>|]|```)|\S\s*\n\s*\S/.test(source)

type PostSummaryProps = {
  source: string
  /** Level of its highest heading, should it have any. */
  level: 2 | 3 | 4
  className: string
}

/** What a post is about: a line, or on some servers a whole text. */
export function PostSummary({ source, level, className }: PostSummaryProps) {
  if (isText(source)) {
    return (
      <div className={className}>
        <Markdown source={source} topLevel={level} />
      </div>
    )
  }
  return (
    <p dir="auto" className={className}>
      <MarkdownLine source={source} />
    </p>
  )
}
