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

const element = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] => {
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

/** What a picture is called, on its own: the line below says what of it is drawn. */
export type Heading = { title: string; subtitle: string }

const MARGIN = 16
const HEADING_HEIGHT = 56

function writeHeading({ title, subtitle }: Heading, into: SVGElement): void {
  const { color, fontFamily } = getComputedStyle(document.body)
  const line = (text: string, attributes: Record<string, string | number>) => {
    const made = element('text', {
      x: MARGIN,
      fill: color,
      'font-family': fontFamily,
      ...attributes,
    })
    made.textContent = text
    into.append(made)
  }
  line(title, { y: 26, 'font-size': 16, 'font-weight': 640 })
  line(subtitle, { y: 46, 'font-size': 13, opacity: 0.75 })
}

/** A self-contained drawing: named, styles written out, ground, painted lines and names included. */
export function standaloneSvg(
  plot: Element,
  heading: Heading,
): { source: string; width: number; height: number } {
  const drawing = plot.querySelector('svg')
  if (!drawing) throw new Error('There is no drawing to save')
  const origin = drawing.getBoundingClientRect()
  const width = Math.round(origin.width)
  const drawn = Math.round(origin.height)
  const height = drawn + HEADING_HEIGHT
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('There is no drawing to save')
  copyStyles(drawing, copy)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(drawn))
  copy.setAttribute('y', String(HEADING_HEIGHT))
  copy.removeAttribute('aria-hidden')
  const painted = plot.querySelector('canvas')
  if (painted) copy.prepend(element('image', { href: painted.toDataURL(), width, height: drawn }))
  const ground = getComputedStyle(document.documentElement).backgroundColor
  writeLabels(plot.querySelectorAll<HTMLElement>('[data-chart-label]'), origin, copy)
  const picture = element('svg', { width, height })
  picture.append(element('rect', { width: '100%', height: '100%', fill: ground }), copy)
  writeHeading(heading, picture)
  return { source: new XMLSerializer().serializeToString(picture), width, height }
}

/** Pixels of the picture per px of the page. */
const SCALE = 2

/** The same as PNG, two pixels per px. Letters come from the system's fonts: a picture loads none. */
export async function toPng(plot: Element, heading: Heading): Promise<Blob> {
  const { source, width, height } = standaloneSvg(plot, heading)
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
