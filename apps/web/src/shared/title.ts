import { useEffect, useId } from 'react'

const separator = ' · '
let screenTitle = ''
let platformTitle = ''
/** By who counts: a screen may count beside the bell. */
const newsCounts = new Map<string, number>()
let timeLeft = ''

function show() {
  const clock = timeLeft && `⏳ ${timeLeft} `
  const newsCount = [...newsCounts.values()].reduce((sum, count) => sum + count, 0)
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

/** Puts the number of unread things before the title, as long as there are any; those of several parts of a page are added up. */
export function useTitleMark(count: number): void {
  const id = useId()
  useEffect(() => {
    newsCounts.set(id, count)
    show()
    return () => {
      newsCounts.delete(id)
      show()
    }
  }, [id, count])
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
