import type { Page } from '@playwright/test'

/** The text spacing of WCAG 2.2, 1.4.12, as a reader's own style sheet sets it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/**
 * Gives the page a reader's text spacing and takes it away again. Left out: rows that open as a whole, and summaries of so many lines,
 * whose whole text is one step further.
 * @returns the texts that boxes around them cut, or other texts cover, with that spacing but not without it
 */
export const lostToSpacing = (page: Page): Promise<string[]> =>
  page.evaluate(async (css) => {
    type Area = { left: number; right: number; top: number; bottom: number }
    type Seen = { content: string; layer: Element; areas: Area[]; isCut: boolean }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function as text, with all it uses
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }

    /** Where the text is seen, and whether a box that does not scroll cuts a part of it. Nothing for texts that only readers meet. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    function lookAt(text: Node, content: string): Seen | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      let areas: Area[] = [...range.getClientRects()].filter(({ width }) => width > 0)
      let isCut = false
      let isWithin = true
      let layer: Element = document.body
      for (let box = text.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (style.clipPath === 'inset(50%)' || edge.width <= 1 || edge.height <= 1) return undefined
        if (style.webkitLineClamp !== 'none' || box.matches('tr[tabindex]')) return undefined
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) isWithin = false
        const [cutsX, cutsY] = [style.overflowX, style.overflowY].map((is) => is !== 'visible')
        for (const { left, right, top, bottom } of isWithin ? areas : []) {
          // The gap between lines may go, their letters not.
          const gap = (bottom - top) / 4
          isCut ||= cutsX === true && (right > edge.right + 1 || left < edge.left - 1)
          isCut ||= cutsY === true && (bottom - gap > edge.bottom || top + gap < edge.top)
        }
        areas = areas
          .map(({ left, right, top, bottom }) => ({
            left: cutsX ? Math.max(left, edge.left) : left,
            right: cutsX ? Math.min(right, edge.right) : right,
            top: cutsY ? Math.max(top, edge.top) : top,
            bottom: cutsY ? Math.min(bottom, edge.bottom) : bottom,
          }))
          .filter(({ left, right, top, bottom }) => right > left && bottom > top)
        if (/fixed|sticky/.test(style.position)) {
          layer = box
          break
        }
      }
      return { content, layer, areas, isCut }
    }

    function look(): Map<Node, Seen> {
      const found = new Map<Node, Seen>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        const content = text.textContent?.trim()
        const isShown = text.parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        })
        const seen = content && isShown && lookAt(text, content)
        if (seen) found.set(text, seen)
      }
      return found
    }

    /** Pairs of texts of one layer whose letters lie over each other. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    function overlaps(texts: Seen[]): string[] {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
      const touches = (one: Area, other: Area) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
          (one.bottom - one.top) / 3
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({ layer, areas }) =>
              layer === one.layer &&
              one.areas.some((area) => areas.some((other) => touches(area, other))),
          )
          .map(
            ({ content }) => `"${one.content.slice(0, 40)}" lies over "${content.slice(0, 40)}"`,
          ),
      )
    }

    const before = look()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    await frames()
    const after = look()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    await frames()
    const layBefore = new Set(overlaps([...before.values()]))
    return [
      ...[...after]
        .filter(([text, { isCut }]) => isCut && before.get(text)?.isCut !== true)
        .map(([, { content }]) => `"${content.slice(0, 60)}" is cut`),
      ...overlaps([...after.values()]).filter((what) => !layBefore.has(what)),
    ]
  }, spacing)
