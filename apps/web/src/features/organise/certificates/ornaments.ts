import { CLOTH_SIDE, houseFlagDrawing, medals, mosaicDrawing } from '@halyard/ui/pictures'
import type { DrawnPath } from '@halyard/ui/pictures'

type Doc = PDFKit.PDFDocument

/** Width of the mosaic at the edge of the sheet, in points. */
export const bandWidth = 132

const paper = '#ffffff'
const night = '#0d1424'
const bandColumns = 4
const flagSide = 108
const medalRadius = 38

/** A colour of six hex digits. */
const isHex = (colour: string): colour is `#${string}` => /^#[0-9a-f]{6}$/i.test(colour)

function drawPaths(doc: Doc, paths: readonly DrawnPath[]): void {
  for (const { d, fill, turn = 0 } of paths) {
    doc.save()
    doc.rotate(turn, { origin: [CLOTH_SIDE / 2, CLOTH_SIDE / 2] })
    doc.path(d).fill(fill)
    doc.restore()
  }
}

/** The mosaic of an event along the edge of the sheet. */
export function drawMosaic(doc: Doc, name: string, colour: string): void {
  const { height } = doc.page
  const scale = bandWidth / (bandColumns * CLOTH_SIDE)
  const rows = Math.ceil(height / (CLOTH_SIDE * scale))
  doc.save()
  // Below the tiles, between which readers leave a hair of what lies under them.
  doc.rect(0, 0, bandWidth, height).fill(night)
  doc.rect(0, 0, bandWidth, height).clip()
  doc.scale(scale)
  drawPaths(doc, mosaicDrawing(name, bandColumns, rows, isHex(colour) ? colour : '#4a6cf7'))
  doc.restore()
}

/** The house flag of a team, on the border of mosaic and paper. */
export function drawFlag(doc: Doc, team: string): void {
  const left = bandWidth - flagSide / 2
  const top = 72
  const radius = flagSide * 0.22
  const edge = 6
  doc
    .roundedRect(left - edge, top - edge, flagSide + 2 * edge, flagSide + 2 * edge, radius + edge)
    .fill(paper)
  doc.save()
  doc.roundedRect(left, top, flagSide, flagSide, radius).clip()
  doc.translate(left, top).scale(flagSide / CLOTH_SIDE)
  drawPaths(doc, houseFlagDrawing(team))
  doc.restore()
}

/** Middle of the numeral of a medal. */
export type MedalPlace = { x: number; baseline: number; size: number; colour: string }

/** The medal of one of the first three: two tails of a pennant below a disc. The caller writes its numeral. */
export function drawMedal(doc: Doc, place: number): MedalPlace | undefined {
  const medal = medals[place - 1]
  if (!medal) return undefined
  const x = bandWidth
  const y = doc.page.height - 132
  const tail = medalRadius * 0.62
  doc
    .path(`M${x - tail} ${y}V${y + 86}L${x} ${y + 66}L${x + tail} ${y + 86}V${y}Z`)
    .fillAndStroke(medal.line, paper)
  doc.lineWidth(5).circle(x, y, medalRadius).fillAndStroke(medal.fill, paper)
  doc
    .lineWidth(1.5)
    .circle(x, y, medalRadius - 8)
    .stroke(medal.line)
  return { x, baseline: y + 13, size: 38, colour: medal.label }
}
