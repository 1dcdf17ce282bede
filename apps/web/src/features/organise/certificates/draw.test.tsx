import { expect, it } from 'vitest'
import { drawCertificate } from '#features/organise/certificates/draw.ts'
import { loadFaces } from '#features/organise/certificates/load-faces.ts'
import { openPdf } from '#features/organise/writeups/pdf.ts'

async function draw(title: string, text: string) {
  const faces = await loadFaces(title + text)
  const bytes = await drawCertificate({ title, text, colour: '#3b5bdb', language: 'en' }, faces)
  const file = new Blob([bytes], { type: 'application/pdf' })
  return { bytes, pdf: await openPdf(URL.createObjectURL(file)).document }
}

it.each([
  ['Latin', 'Žluťoučký kůň, Łódź, Việt Nam, Ærø'],
  ['Cyrillic and Greek', 'Подводные Крысы, Ελλάδα'],
  ['Chinese', '港口老鼠队获得第三名'],
  ['Japanese', '港ねずみチーム'],
  ['Korean', '부두 쥐'],
])('%s letters are text in fonts of the file', async (_script, words) => {
  const { pdf, bytes } = await draw('Certificate', `# ${words}`)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''))
  const source = new TextDecoder('latin1').decode(bytes)
  const used = source.match(/\/Type \/Font\b[^]*?endobj/g) ?? []
  expect(used.length).toBeGreaterThan(0)
  // Every descriptor has its file, and none of the fonts that readers bring along is asked for.
  const descriptors = source.match(/\/Type \/FontDescriptor[^]*?endobj/g) ?? []
  expect(descriptors.length).toBeGreaterThan(0)
  for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23]? \d+ 0 R/)
  expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
})

it('writes Arabic from right to left', async () => {
  const { pdf } = await draw('Certificate', 'فريق جرذان الميناء')
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const words = items.flatMap((item) => ('str' in item && item.dir === 'rtl' ? [item] : []))
  // Noto draws the dots of letters as signs of their own, which are no text.
  const text = words.map(({ str }) => str.replaceAll(/[\p{Cc}\s]/gu, '')).join('')
  for (const word of ['فريق', 'جرذان', 'الميناء']) expect(text).toContain(word)
})

it.each(['Harbour '.repeat(60).trim(), 'Harbour'.repeat(40)])(
  'keeps a long name on the sheet: %s',
  async (name) => {
    const { pdf } = await draw('Certificate', `# ${name}`)
    const page = await pdf.getPage(1)
    const [, , width] = page.view
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('transform' in item) || item.str === '') continue
      expect(item.transform[4]).toBeGreaterThan(0)
      expect(item.transform[4] + item.width).toBeLessThan(width ?? 0)
    }
  },
)
