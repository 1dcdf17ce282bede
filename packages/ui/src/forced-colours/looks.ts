/** A colour of the system as this browser has it. */
export function systemColour(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

export const isLine = (style: string, width: string) =>
  style !== 'none' && Number.parseFloat(width) >= 1

/** A ground of the page's own colour is none. */
const ground = ({ backgroundColor }: CSSStyleDeclaration) =>
  [systemColour('Canvas'), systemColour('ButtonFace')].includes(backgroundColor) ||
  backgroundColor.endsWith(', 0)')
    ? ''
    : backgroundColor

/** What distinguishes two states where the system takes backgrounds and shadows away: lines, the system's own colours, marks. */
export function looks(element: Element) {
  const lines = (pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth } = style
    const outline = isLine(outlineStyle, outlineWidth) && `${outlineWidth} ${outlineColor}`
    const border = isLine(borderTopStyle, borderTopWidth) && borderTopWidth
    return [outline, border, ground(style)].join('; ')
  }
  const inside = [...element.querySelectorAll('*')].map((child) => {
    const style = getComputedStyle(child)
    return [child.localName, style.borderTopWidth, ground(style)].join('; ')
  })
  return [lines(), lines('::before'), lines('::after'), ...inside].join('\n')
}

/** The element and the boxes right around it: a field's line and ring belong to its box. */
function boxesOf(element: Element | null): CSSStyleDeclaration[] {
  const boxes = []
  for (let at = element; at && boxes.length < 4; at = at.parentElement)
    boxes.push(getComputedStyle(at))
  return boxes
}

export function ringOf(element: Element | null) {
  const box = boxesOf(element).find((style) => isLine(style.outlineStyle, style.outlineWidth))
  return box && { width: Number.parseFloat(box.outlineWidth), color: box.outlineColor }
}

/** Whether a line parts it from the page: all it has where backgrounds are gone. */
export const hasEdge = (element: Element | null) =>
  boxesOf(element).some(
    ({ borderTopStyle, borderTopWidth, borderTopColor, opacity }) =>
      isLine(borderTopStyle, borderTopWidth) &&
      borderTopColor !== systemColour('Canvas') &&
      opacity !== '0',
  )

/** @throws when there is no such element */
export const query = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  return element
}
