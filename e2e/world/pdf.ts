/** A PDF with one line of text on each page, in one of the fonts that a reader has to bring along. */
export function pdfOf(lines: readonly string[]): Buffer {
  const pageIds = lines.map((_, at) => 4 + at * 2)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, at) => {
      const drawn = `BT /F1 24 Tf 60 700 Td (${line}) Tj ET`
      const resources = '/Resources<</Font<</F1 3 0 R>>>>'
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${5 + at * 2} 0 R>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}
