import { createContext, useContext } from 'react'
import type { FootnoteCallToken } from './footnotes.ts'
import * as styles from './markdown.css.ts'

/** Several texts stand on one page: the ids of each begin with its own. */
export const FootnoteScope = createContext('')

export const noteId = (scope: string, number: number) => `${scope}-note-${number}`
export const callId = (scope: string, number: number, call: number) =>
  `${scope}-call-${number}-${call}`

/** The raised number in the text. */
export function FootnoteCall({ token }: { token: FootnoteCallToken }) {
  const scope = useContext(FootnoteScope)
  const { number = 0, occurrence = 0 } = token
  return (
    <sup>
      <a
        id={callId(scope, number, occurrence)}
        href={`#${noteId(scope, number)}`}
        className={styles.link}
      >
        {number}
      </a>
    </sup>
  )
}
