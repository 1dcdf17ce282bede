import type { Page } from '@playwright/test'

/**
 * Texts of the pseudo-locale that touch another text with nothing between them, be it in one string or on the screen:
 * where a message begins or ends in its brackets, a letter, a digit or the next message touches it. Such a sentence was put
 * together from pieces, which no translator can set right. Left out: clocks, whose unit follows its number, and texts only
 * for screen readers.
 */
export const gluedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const gap = 1
    const end = /[\p{L}\p{N}\]]$/u
    const start = /^[\p{L}\p{N}[]/u
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function as text, with all it uses
    function rectsOf(text: Node): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    function touch(one: Node, other: Node): boolean {
      const before = rectsOf(one).at(-1)
      const after = rectsOf(other)[0]
      if (!before || !after) return false
      const isOneLine = before.top < after.bottom && after.top < before.bottom
      // What a box cuts off is not on the screen.
      let { right } = before
      for (let box = one.parentElement; box; box = box.parentElement)
        if (box === one.parentElement || getComputedStyle(box).overflowX !== 'visible')
          right = Math.min(right, box.getBoundingClientRect().right)
      return isOneLine && Math.abs(after.left - right) <= gap
    }

    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let last: Node | undefined
    while (walker.nextNode()) {
      const text = walker.currentNode
      const content = text.textContent ?? ''
      const box = text.parentElement
      if (!content || !box?.checkVisibility() || box.closest('[role="timer"]')) continue
      const { clipPath, clip } = getComputedStyle(box)
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') continue
      if (/[\p{L}\p{N}\]]\[|\][\p{L}\p{N}]/u.test(content)) found.push(`"${content.slice(0, 80)}"`)
      const before = last?.textContent ?? ''
      const isEdge = before.endsWith(']') || content.startsWith('[')
      if (last && isEdge && end.test(before) && start.test(content) && touch(last, text)) {
        found.push(`"${before.slice(-40)}" and "${content.slice(0, 40)}"`)
      }
      last = text
    }
    return found
  })
