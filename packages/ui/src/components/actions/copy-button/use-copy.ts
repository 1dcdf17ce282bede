import { useEffect, useRef, useState } from 'react'

const SHOWN_MS = 1500

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies, and is `copied` for 1.5 s afterwards. `onBlocked` runs where the browser refuses, to select the text instead. */
export function useCopy(onBlocked?: () => void) {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string | (() => string)) => {
    if (!(await copyText(typeof text === 'string' ? text : text()))) {
      onBlocked?.()
      return
    }
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS)
  }
  return { isCopied, copy }
}
