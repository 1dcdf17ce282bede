import PDFDocument from 'pdfkit'
import type { Face } from '#features/organise/certificates/faces.ts'
import {
  bandWidth,
  drawFlag,
  drawMedal,
  drawMosaic,
} from '#features/organise/certificates/ornaments.ts'
import { runsOf } from '#features/organise/certificates/runs.ts'

/** A face with the bytes of its file. */
export type LoadedFace = Face & { readonly bytes: Uint8Array }

export type Page = {
  readonly title: string
  /** Lines; one that begins with `#` is large. */
  readonly text: string
  /** As `#rrggbb`. */
  readonly colour: string
  readonly language: string
  /** Whose house flag it carries. */
  readonly team: string
  /** Seeds its mosaic. */
  readonly event: string
  /** The first three have a medal. */
  readonly place: number | undefined
}

type Line = { readonly text: string; readonly size: number; readonly colour: string }

const ink = '#1c2024'
const margin = { side: 72, top: 56 }
/** The area of text: right of the flag, which lies on the border of the mosaic. */
const linesFrom = bandWidth + margin.side
const sizes = { title: 34, large: 28, text: 15 }
/** How much smaller a name becomes before it takes two lines. */
const leastShare = 0.6
const lineHeight = 1.5

/** Whether a face has a letter, going by its file's ranges. */
export const hasLetter = ({ ranges }: Pick<Face, 'ranges'>, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)

/** One certificate as a PDF with its fonts, on a sheet of A4 across. */
export function drawCertificate(
  page: Page,
  faces: readonly LoadedFace[],
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: page.language,
    displayTitle: true,
    info: { Title: page.title },
    // None of the fourteen that readers bring along: they have no letters outside of Western Europe.
    font: '',
  })
  for (const { url, bytes } of faces) doc.registerFont(url, bytes)
  const { width, height } = doc.page
  drawMosaic(doc, page.event, page.colour)
  drawFlag(doc, page.team)
  const medal = page.place === undefined ? undefined : drawMedal(doc, page.place)
  const textWidth = width - linesFrom - margin.side
  // A rope below the text, as wide as it.
  doc
    .lineWidth(2)
    .strokeColor(page.colour)
    .moveTo(linesFrom, height - margin.top)
    .lineTo(width - margin.side, height - margin.top)
    .stroke()

  const pen = penFor(doc, faces)
  const lines = linesOf(page, (text, size) => pen.widthOf(text, size) <= textWidth)
  const total = lines.reduce((sum, { size }) => sum + size * lineHeight, 0)
  const share = Math.min(1, (height - 2.5 * margin.top) / total)
  let top = (height - total * share) / 2
  for (const { text, size, colour } of lines) {
    const wide = pen.widthOf(text, size * share)
    // What cannot be broken, such as a name without a blank, is made to fit.
    const fitting = size * share * Math.min(1, textWidth / Math.max(1, wide))
    const left = linesFrom + (textWidth - pen.widthOf(text, fitting)) / 2
    pen.draw(text, { left, baseline: top + size * share, size: fitting, colour })
    top += size * share * lineHeight
  }
  if (medal) {
    const text = String(page.place)
    pen.draw(text, { ...medal, left: medal.x - pen.widthOf(text, medal.size) / 2 })
  }
  return bytesOf(doc)
}

/** What is written below each other, each as large as it may be. */
function linesOf(page: Page, fits: (text: string, size: number) => boolean): Line[] {
  const empty = { text: '', size: sizes.text, colour: ink }
  const body = page.text.split('\n').flatMap((line) => {
    const [isLarge, text] = [line.startsWith('#'), line.replace(/^#+/, '').trim()]
    return broken(text, isLarge ? sizes.large : sizes.text, ink, fits)
  })
  return [...broken(page.title, sizes.title, page.colour, fits), empty, ...body]
}

/** A line that is too long: smaller, and if that is not enough, in several. */
function broken(
  text: string,
  wanted: number,
  colour: string,
  fits: (text: string, size: number) => boolean,
): Line[] {
  const least = wanted === sizes.text ? wanted : wanted * leastShare
  let size = wanted
  while (size > least && !fits(text, size)) size = Math.max(least, size - 1)
  const lines = ['']
  for (const word of text.split(/(?<=\s)/)) {
    const longer = lines.at(-1) + word
    if (lines.at(-1) === '' || fits(longer.trimEnd(), size)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => ({ text: line.trimEnd(), size, colour }))
}

/** Without features pdfkit lays words out one by one, which puts those of right-to-left scripts in the wrong order. */
const whole = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions

type Place = { left: number; baseline: number; size: number; colour: string }

/** Measures and writes lines of many scripts. */
function penFor(doc: PDFKit.PDFDocument, faces: readonly LoadedFace[]) {
  const faceOf = (code: number, current: LoadedFace | undefined) =>
    current && hasLetter(current, code) ? current : faces.find((face) => hasLetter(face, code))
  const partsOf = (line: string, size: number) =>
    runsOf(line, faceOf).map(({ text, face }) => {
      const width = doc.font(face.url).fontSize(size).widthOfString(text, whole)
      return { text, face, width }
    })
  return {
    widthOf: (line: string, size: number) =>
      partsOf(line, size).reduce((sum, { width }) => sum + width, 0),
    draw: (line: string, { left, baseline, size, colour }: Place) => {
      let at = left
      for (const { text, face, width } of partsOf(line, size)) {
        const options = { ...whole, baseline: 'alphabetic' } as const
        doc.font(face.url).fillColor(colour).text(text, at, baseline, options)
        at += width
      }
    },
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    doc.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part))
    doc.on('error', reject)
    doc.on('end', () => void joined(parts).then(resolve, reject))
    doc.end()
  })
}

const joined = async (parts: Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob(parts).arrayBuffer())
