import { type ReactNode, useEffect, useState } from 'react'

/** Longer code stays plain: colouring it would hold up the page. Characters. */
const MOST_COLOURED = 100_000

type Coloured = { code: string; language: string; pieces: ReactNode }

/** The code, in colour as soon as its grammar is there. Plain for ever when there is none. */
export function useHighlighted(code: string, language: string | undefined): ReactNode {
  const [coloured, setColoured] = useState<Coloured | null>(null)
  useEffect(() => {
    if (!language || code.length > MOST_COLOURED) return undefined
    let isCurrent = true
    const update = async () => {
      try {
        const { highlight } = await import('./highlight.tsx')
        const pieces = await highlight(code, language)
        if (isCurrent) setColoured({ code, language, pieces })
      } catch {
        // The grammar did not load, offline for instance: plain code reads as well.
      }
    }
    void update()
    return () => {
      isCurrent = false
    }
  }, [code, language])
  const isFresh = coloured?.code === code && coloured.language === language
  return isFresh ? (coloured.pieces ?? code) : code
}
