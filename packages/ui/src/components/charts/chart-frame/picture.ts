/** Chart to file: the drawing as it looks now, without the page around it. */

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
] as const

function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of STYLES) to.setAttribute(name, style.getPropertyValue(name))
  to.removeAttribute('class')
  ;[...from.children].forEach((child, index) => {
    const copy = to.children[index]
    if (copy) copyStyles(child, copy)
  })
}

const element = (name: string, attributes: Record<string, string | number>) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/** Names beside a drawing are elements of the page: they are written into it. */
function writeLabels(labels: Iterable<HTMLElement>, origin: DOMRect, into: SVGElement): void {
  for (const label of labels) {
    const box = label.getBoundingClientRect()
    const style = getComputedStyle(label)
    const text = element('text', {
      x: box.left - origin.left,
      y: box.top - origin.top + box.height * 0.75,
      fill: style.color,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      'font-family': style.fontFamily,
    })
    text.textContent = label.textContent
    into.append(text)
  }
}

/** A drawing that stands alone: styles written out, ground, painted lines and names included. */
export function standaloneSvg(plot: Element): { source: string; width: number; height: number } {
  const drawing = plot.querySelector('svg')
  if (!drawing) throw new Error('There is no drawing to save')
  const origin = drawing.getBoundingClientRect()
  const width = Math.round(origin.width)
  const height = Math.round(origin.height)
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('There is no drawing to save')
  copyStyles(drawing, copy)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('aria-hidden')
  const painted = plot.querySelector('canvas')
  if (painted) copy.prepend(element('image', { href: painted.toDataURL(), width, height }))
  const ground = getComputedStyle(document.documentElement).backgroundColor
  copy.prepend(element('rect', { width: '100%', height: '100%', fill: ground }))
  writeLabels(plot.querySelectorAll<HTMLElement>('[data-chart-label]'), origin, copy)
  return { source: new XMLSerializer().serializeToString(copy), width, height }
}

/** Pixels of the picture per px of the page. */
const SCALE = 2

/** The same as PNG, two pixels per px. Letters come from the system's fonts: a picture loads none. */
export async function toPng(plot: Element): Promise<Blob> {
  const { source, width, height } = standaloneSvg(plot)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = new OffscreenCanvas(width * SCALE, height * SCALE)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width * SCALE, height * SCALE)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob | string, name: string, type = ''): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
