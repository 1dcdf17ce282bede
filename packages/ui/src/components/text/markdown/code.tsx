import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { CodeBlock } from '../code-block/code-block.tsx'
import { tokenStyles } from '../code-block/highlight.css.ts'
import { useMarkdown } from './context.ts'
import * as styles from './markdown.css.ts'

/** Code within a line; also the source of a formula that is not typeset, yet or ever. */
export function InlineCode({ children }: ComponentProps<'code'>) {
  return <code className={styles.codespan}>{children}</code>
}

/** A block of code; a formula that is not typeset is left to its `code`. */
export function BlockCode({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const { labels } = useMarkdown()
  const language = languageOf(node)
  if (language === 'math') return children
  const code = node ? toString(node).replace(/\n$/, '') : ''
  return (
    <CodeBlock code={code} language={language} labels={labels}>
      {isValidElement<{ children?: ReactNode }>(children) ? children.props.children : code}
    </CodeBlock>
  )
}

/** A formula on its own line, or a part of highlighted code: highlight.js names what it is, `hljs-keyword` for instance. */
export function Span({ className, children }: ComponentProps<'span'>) {
  if (className === 'math-block') {
    return (
      // A scrolling box must be focusable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <span className={styles.formula} tabIndex={0}>
        {children}
      </span>
    )
  }
  const [scope = ''] = className?.split(' ') ?? []
  return <span className={tokenStyles[scope.replace('hljs-', '')]}>{children}</span>
}

function languageOf(pre: Element | undefined): string | undefined {
  const [code] = pre?.children ?? []
  const classes = code?.type === 'element' ? code.properties.className : undefined
  if (!Array.isArray(classes)) return undefined
  const name = classes.map(String).find((className) => className.startsWith('language-'))
  return name?.slice('language-'.length)
}
