import { Square, SquareCheck } from 'lucide-react'
import type { Tokens } from 'marked'
import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react'
import { CodeBlock, type CodeBlockWords } from '../code-block/code-block.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { type AlertKind, alertKind, withoutMark } from './alerts.ts'
import { FootnoteScope } from './footnote-call.tsx'
import type { FootnotesWords } from './footnotes-list.tsx'
import { InlineTokens, type InlineWords } from './inline.tsx'
import * as styles from './markdown.css.ts'
import { Formula } from './formula.tsx'
import {
  type KnownToken,
  knownTokens,
  parseDocument,
  parseInline,
  plainText,
  slugify,
  stripTags,
} from './source.ts'

// Few texts have them.
const Alert = lazy(() => import('./alert.tsx').then((part) => ({ default: part.Alert })))
const Footnotes = lazy(() =>
  import('./footnotes-list.tsx').then((part) => ({ default: part.Footnotes })),
)

export type MarkdownWords = CodeBlockWords &
  InlineWords &
  FootnotesWords & {
    table: string
    /** Stands for a missing summary of `<details>`. */
    details: string
    alerts: Record<AlertKind, string>
    /** Names the link at a heading. */
    anchor: (heading: string) => string
  }

export type MarkdownViewProps = {
  source: string
  words: MarkdownWords
  size?: 'sm' | 'md' | 'lg'
  /** Level of the text's highest heading in the page's outline. */
  topLevel?: 2 | 3 | 4
  /** Every heading has a link to itself, for a page of its own. */
  hasAnchors?: boolean
}

/** Markdown as React elements from an allow-list: no HTML of the author ever reaches the page. */
export function MarkdownView({
  source,
  words,
  size,
  topLevel = 2,
  hasAnchors = false,
}: MarkdownViewProps) {
  const scope = useId()
  const { blocks, footnotes } = useMemo(() => parseDocument(source), [source])
  // The highest heading of the text takes the top level, so that no level is skipped.
  const depths = blocks.map(({ token }) => (token.type === 'heading' ? token.depth : 6))
  const baseLevel = topLevel - Math.min(6, ...depths)
  return (
    <FootnoteScope value={scope}>
      <div className={styles.prose({ size })} dir="auto">
        {blocks.map((block, index) => (
          <Block key={index} {...block} {...{ words, baseLevel, hasAnchors }} />
        ))}
        {footnotes.length > 0 && (
          <Suspense>
            <Footnotes footnotes={footnotes} words={words}>
              {({ tokens }) => <Blocks tokens={[...tokens]} {...{ words, baseLevel }} />}
            </Footnotes>
          </Suspense>
        )}
      </div>
    </FootnoteScope>
  )
}

/** One line: a notice, a feed. Paragraphs, lists and pictures of blocks are not understood. */
export function InlineMarkdown({ source, words }: { source: string; words: InlineWords }) {
  const tokens = useMemo(() => parseInline(source), [source])
  return <InlineTokens tokens={tokens} words={words} />
}

type BlockProps = {
  token: KnownToken
  words: MarkdownWords
  /** Added to a heading's depth. */
  baseLevel: number
  id?: string | undefined
  hasAnchors?: boolean
}

function Block({ token, words, baseLevel, id, hasAnchors }: BlockProps): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading {...{ token, words, baseLevel, id, hasAnchors }} />
    case 'paragraph':
      return (
        <p>
          <InlineTokens tokens={token.tokens} words={words} />
        </p>
      )
    case 'code':
      return <CodeBlock code={token.text} language={token.lang} words={words} />
    case 'blockquote':
      return <Quote token={token} words={words} baseLevel={baseLevel} />
    case 'details':
      return (
        <details className={styles.details} open={token.isOpen}>
          <summary className={styles.summary}>
            {token.summary.length > 0 ? (
              <InlineTokens tokens={token.summary} words={words} />
            ) : (
              words.details
            )}
          </summary>
          <Blocks tokens={token.tokens} words={words} baseLevel={baseLevel} />
        </details>
      )
    case 'list':
      return <List token={token} words={words} baseLevel={baseLevel} />
    case 'table':
      return <Table token={token} words={words} />
    case 'maths':
      return <Formula source={token.text} isBlock={token.isBlock} />
    case 'hr':
      return <hr className={styles.rule} />
    case 'html': {
      const text = stripTags(token.text).trim()
      return text ? <p>{text}</p> : null
    }
    case 'space':
    case 'footnote':
    case 'def':
    case 'checkbox':
      return null
    case 'br':
    case 'codespan':
    case 'del':
    case 'em':
    case 'escape':
    case 'footnoteCall':
    case 'image':
    case 'link':
    case 'list_item':
    case 'strong':
    case 'text':
    default:
      return <InlineTokens tokens={[token]} words={words} />
  }
}

type BlocksProps = Omit<BlockProps, 'token' | 'id'> & { tokens: Tokens.Generic['tokens'] }

function Blocks({ tokens, ...rest }: BlocksProps): ReactNode {
  return knownTokens(tokens).map((token, index) => <Block key={index} token={token} {...rest} />)
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function Heading({
  token,
  words,
  baseLevel,
  id,
  hasAnchors,
}: BlockProps & { token: Tokens.Heading }) {
  const text = plainText(token.tokens)
  const Tag = levels[Math.min(5, token.depth + baseLevel - 1)] ?? 'h6'
  return (
    <Tag id={id ?? slugify(text)} className={styles.heading} data-level={token.depth}>
      <InlineTokens tokens={token.tokens} words={words} />
      {hasAnchors && id && (
        <a href={`#${id}`} aria-label={words.anchor(text)} className={styles.anchor}>
          #
        </a>
      )}
    </Tag>
  )
}

/** A quotation; one that begins with `[!NOTE]` and the like is a remark. */
function Quote({ token, words, baseLevel }: BlockProps & { token: Tokens.Blockquote }) {
  const kind = alertKind(token.text)
  const tokens = kind ? withoutMark(token.tokens) : token.tokens
  const blocks = <Blocks tokens={tokens} words={words} baseLevel={baseLevel} />
  const quote = <blockquote className={styles.quote}>{blocks}</blockquote>
  if (!kind) return quote
  return (
    <Suspense fallback={quote}>
      <Alert kind={kind} title={words.alerts[kind]}>
        {blocks}
      </Alert>
    </Suspense>
  )
}

function List({ token, words, baseLevel }: BlockProps & { token: Tokens.List }) {
  const Tag = token.ordered ? 'ol' : 'ul'
  const start = token.ordered && token.start !== '' ? token.start : undefined
  return (
    <Tag
      className={styles.list}
      data-tasks={token.items.some((item) => item.task) || undefined}
      {...(start !== undefined && start !== 1 && { start })}
    >
      {token.items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item.task && <Task isDone={item.checked ?? false} words={words} />}
          <Blocks tokens={item.tokens} words={words} baseLevel={baseLevel} />
        </li>
      ))}
    </Tag>
  )
}

function Task({ isDone, words }: { isDone: boolean; words: InlineWords }) {
  return (
    <span className={styles.task} data-done={isDone || undefined}>
      {isDone ? <SquareCheck size="1em" aria-hidden /> : <Square size="1em" aria-hidden />}
      <VisuallyHidden>{isDone ? words.done : words.todo}</VisuallyHidden>
    </span>
  )
}

function Table({ token, words }: { token: Tokens.Table; words: MarkdownWords }) {
  return (
    // A box that scrolls must take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableFrame} role="region" aria-label={words.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index} scope="col" className={styles.cell} data-align={cell.align}>
                <InlineTokens tokens={cell.tokens} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index} className={styles.cell} data-align={cell.align}>
                  <InlineTokens tokens={cell.tokens} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
