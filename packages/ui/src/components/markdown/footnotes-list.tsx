import { CornerUpLeft } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { callId, FootnoteScope, noteId } from './footnote-call.tsx'
import type { Footnote } from './footnotes.ts'
import * as styles from './markdown.css.ts'

export type FootnotesWords = { footnotes: string; back: string }

type FootnotesProps = {
  footnotes: readonly Footnote[]
  words: FootnotesWords
  children: (footnote: Footnote) => ReactNode
}

/** The notes under a text, each with the ways back to where it was called. */
export function Footnotes({ footnotes, words, children }: FootnotesProps) {
  const scope = useContext(FootnoteScope)
  return (
    <section aria-label={words.footnotes} className={styles.footnotes}>
      <ol className={styles.list}>
        {footnotes.map((footnote) => (
          <li
            key={footnote.number}
            id={noteId(scope, footnote.number)}
            className={styles.item}
            tabIndex={-1}
          >
            {children(footnote)}
            {Array.from({ length: footnote.calls }, (_call, index) => (
              <a
                key={index}
                href={`#${callId(scope, footnote.number, index + 1)}`}
                aria-label={words.back}
                className={styles.link}
              >
                <CornerUpLeft size="1em" className={styles.externalIcon} aria-hidden />
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
