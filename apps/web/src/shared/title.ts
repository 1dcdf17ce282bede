import { useEffect } from 'react'

const separator = ' · '
let screenTitle = ''
let platformTitle = ''
let newsCount = 0
let timeLeft = ''

function show() {
  const clock = timeLeft && `⏳ ${timeLeft} `
  const mark = clock + (newsCount > 0 ? `(${newsCount}) ` : '')
  document.title = mark + [screenTitle, platformTitle].filter(Boolean).join(separator)
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

/** Puts the number of unread things before the title, as long as there are any. */
export function useTitleMark(count: number): void {
  useEffect(() => {
    newsCount = count
    show()
    return () => {
      newsCount = 0
      show()
    }
  }, [count])
}

/** Puts the time that is left for something before the title; nothing with an empty text. */
export function useTitleClock(text: string): void {
  useEffect(() => {
    timeLeft = text
    show()
    return () => {
      timeLeft = ''
      show()
    }
  }, [text])
}
