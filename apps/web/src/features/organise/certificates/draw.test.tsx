import { houseFlagDrawing, medals } from '@halyard/ui/pictures'
import { expect, it } from 'vitest'
import { drawCertificate } from '#features/organise/certificates/draw.ts'
import { loadFaces } from '#features/organise/certificates/load-faces.ts'
import { openPdf } from '#features/organise/writeups/pdf.ts'

type Looks = { team: string; event: string; place: number | undefined }

const plain: Looks = { team: 'Pelican Brief', event: 'Harbour Lights CTF', place: undefined }

async function draw(title: string, text: string, looks: Looks = plain) {
  const faces = await loadFaces(`${title}${text}123`)
  const bytes = await drawCertificate(
    { ...{ title, text, colour: '#3b5bdb', language: 'en' }, ...looks },
    faces,
  )
  const file = new Blob([bytes], { type: 'application/pdf' })
  return { bytes, pdf: await openPdf({ url: URL.createObjectURL(file) }).document }
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

/** The colours of a drawn sheet at some points of it, in parts of its width and height. */
async function coloursOf(looks: Looks, points: readonly (readonly [x: number, y: number])[]) {
  const { pdf } = await draw('Certificate', '# Pelican Brief', looks)
  const page = await pdf.getPage(1)
  const canvas = document.createElement('canvas')
  const viewport = page.getViewport({ scale: 1 })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
  const context = canvas.getContext('2d')
  return points.map(([x, y]) => {
    const at = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? []
    return `#${[...at]
      .slice(0, 3)
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')}`
  })
}

it('carries the house flag of its team on a mosaic of its event', async () => {
  const spots = [0.03, 0.06, 0.1].flatMap((x) => [0.5, 0.6, 0.7].map((y) => [x, y] as const))
  const onMosaic = await coloursOf(plain, spots)
  expect(new Set(onMosaic).size).toBeGreaterThan(2)
  expect(onMosaic).not.toContain('#ffffff')
  const onFlag = [0.11, 0.13, 0.15, 0.17, 0.2].flatMap((x) =>
    [0.15, 0.18, 0.21, 0.24].map((y) => [x, y] as const),
  )
  const cloths = new Set<string | undefined>(houseFlagDrawing(plain.team).map(({ fill }) => fill))
  const found = await coloursOf(plain, onFlag)
  // The others lie on the edges of its figures.
  expect(found.filter((colour) => cloths.has(colour)).length).toBeGreaterThan(found.length / 2)
})

it.each([
  [1, medals[0]?.fill],
  [3, medals[2]?.fill],
  [4, '#ffffff'],
] as const)('rank %s', async (place, colour) => {
  // On the disc of a medal, right of the mosaic.
  const spot = [(132 + 25) / 842, 463 / 595] as const
  expect(await coloursOf({ ...plain, place }, [spot])).toEqual([colour])
})
