import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from '#shared/forms/draft.ts'

const nothing = { text: '' }

/** A text that is kept in this browser until it is taken away, whatever becomes of the page. */
export function useTextDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name, nothing)?.values.text ?? '')
  useEffect(() => {
    writeDraft(name, text === '' ? undefined : { base: nothing, values: { text } })
  }, [name, text])
  return [text, setText]
}
