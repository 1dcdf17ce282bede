import { useEffect } from 'react'

const separator = ' · '
let screenTitle = ''
let platformTitle = ''

function show() {
  document.title = [screenTitle, platformTitle].filter(Boolean).join(separator)
}

/** Names the screen in the tab and in the history: `Scoreboard · Harbour Lights CTF · GZ`. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.filter(Boolean).join(separator)
  useEffect(() => {
    screenTitle = title
    show()
    return () => {
      screenTitle = ''
    }
  }, [title])
}

/** The last part of every title. */
export function usePlatformTitle(title: string): void {
  useEffect(() => {
    platformTitle = title
    show()
  }, [title])
}
