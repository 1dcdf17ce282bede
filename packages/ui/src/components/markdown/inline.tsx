import { ExternalLink } from 'lucide-react'
import type { Token } from 'marked'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { FootnoteCall } from './footnote-call.tsx'
import { Formula } from './formula.tsx'
import * as styles from './markdown.css.ts'
import { decodeText, type KnownToken, knownTokens, safeUrl, stripTags } from './source.ts'

export type InlineWords = { opensNewTab: string; done: string; todo: string }

type InlineProps = { tokens: readonly Token[] | undefined; words: InlineWords }

/** Words inside a block: emphasis, code, links, pictures. */
export function InlineTokens({ tokens, words }: InlineProps): ReactNode {
  return knownTokens(tokens).map((token, index) => (
    // Tokens of one parse never move; their place is their identity.
    <InlineToken key={index} token={token} words={words} />
  ))
}

function InlineToken({ token, words }: { token: KnownToken; words: InlineWords }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <InlineTokens tokens={token.tokens} words={words} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <InlineTokens tokens={token.tokens} words={words} />
        </em>
      )
    case 'del':
      return (
        <del>
          <InlineTokens tokens={token.tokens} words={words} />
        </del>
      )
    case 'codespan':
      return <code className={styles.codespan}>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return (
        <SafeLink href={token.href} title={token.title} words={words}>
          <InlineTokens tokens={token.tokens} words={words} />
        </SafeLink>
      )
    case 'image':
      return <SafeImage href={token.href} title={token.title} text={token.text} />
    case 'maths':
      return <Formula source={token.text} isBlock={token.isBlock} />
    case 'footnoteCall':
      return token.number === undefined ? token.raw : <FootnoteCall token={token} />
    case 'checkbox':
      return null
    case 'html':
      return /^<br\s*\/?>$/i.test(token.text.trim()) ? <br /> : stripTags(token.text)
    case 'text':
      return 'tokens' in token && token.tokens ? (
        <InlineTokens tokens={token.tokens} words={words} />
      ) : (
        decodeText(token.text)
      )
    case 'escape':
      return token.text
    case 'blockquote':
    case 'code':
    case 'def':
    case 'details':
    case 'footnote':
    case 'heading':
    case 'hr':
    case 'list':
    case 'list_item':
    case 'paragraph':
    case 'space':
    case 'table':
    default:
      return token.raw
  }
}

type SafeLinkProps = {
  href: string
  title?: string | null | undefined
  words: InlineWords
  children: ReactNode
}

function SafeLink({ href, title, words, children }: SafeLinkProps) {
  const url = safeUrl(href, location.href)
  if (!url) return children
  if (!url.isExternal)
    return (
      <a href={url.href} title={title ?? undefined} className={styles.link}>
        {children}
      </a>
    )
  return (
    <a
      href={url.href}
      title={title ?? undefined}
      className={styles.link}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <ExternalLink size="0.8em" className={styles.externalIcon} aria-hidden />
      <VisuallyHidden> ({words.opensNewTab})</VisuallyHidden>
    </a>
  )
}

type SafeImageProps = { href: string; title: string | null; text: string }

function SafeImage({ href, title, text }: SafeImageProps) {
  const url = safeUrl(href, location.href)
  if (!url) return text
  return (
    <img
      src={url.href}
      alt={decodeText(text)}
      title={title ?? undefined}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={styles.image}
    />
  )
}
