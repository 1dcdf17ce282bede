import type { Page } from '@playwright/test'

/**
 * The texts on the page that a box around them cuts off. Left out: boxes that end in an ellipsis or after a
 * number of lines on purpose, boxes that scroll, boxes around what is fixed to the window, and texts only
 * for screen readers (boxes of one pixel, or all of which is cut away).
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function as text, with all it uses
    function cutBy(text: Node): Element | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { position, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, clip } =
          getComputedStyle(box)
        const scrolls = /auto|scroll/.test(overflowX + overflowY)
        const edge = box.getBoundingClientRect()
        const isOnPurpose = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const isClipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)'
        const isForReaders = isClipped || edge.width <= 1 || edge.height <= 1
        if (scrolls || isOnPurpose || isForReaders) return undefined
        const isCut = rects.some(
          ({ left, right, top }) =>
            (/hidden|clip/.test(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) ||
            (/hidden|clip/.test(overflowY) && top > edge.bottom - 2),
        )
        if (isCut) return box
        if (position === 'fixed') return undefined
      }
      return undefined
    }

    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const content = text.textContent?.trim()
      if (!content || !text.parentElement?.checkVisibility()) continue
      const box = cutBy(text)
      if (box) found.push(`"${content.slice(0, 60)}" by <${box.tagName} class="${box.className}">`)
    }
    return found
  })
