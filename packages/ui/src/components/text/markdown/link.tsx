import { CornerUpLeft, ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { useMarkdown } from './context.ts'
import { isExternal } from './is-external.ts'
import * as styles from './markdown.css.ts'

/** A link; its text alone when the sanitiser refused the address. Other sites open in a new tab and learn nothing of this one. */
export function Link({ id, href, title, node, children }: ComponentProps<'a'> & ExtraProps) {
  const { labels, host } = useMarkdown()
  if (href === undefined) return children
  if (node && 'dataFootnoteBackref' in node.properties) {
    return (
      <a href={href} aria-label={labels.back} className={styles.link}>
        <CornerUpLeft size="1em" className={styles.externalIcon} aria-hidden />
      </a>
    )
  }
  if (!isExternal(href, host)) {
    return (
      <a id={id} href={href} title={title} className={styles.link}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} title={title} className={styles.link} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink size="0.8em" className={styles.externalIcon} aria-hidden />
      <VisuallyHidden> ({labels.opensNewTab})</VisuallyHidden>
    </a>
  )
}

/** A picture; its description when the sanitiser refused the address. */
export function Image({ src, alt = '', title }: ComponentProps<'img'>) {
  if (src === undefined) return alt
  return (
    <img
      src={src}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={styles.image}
    />
  )
}
