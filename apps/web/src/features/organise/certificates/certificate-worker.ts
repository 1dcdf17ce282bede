import { expose } from 'comlink'
import { zipSync } from 'fflate'
import { drawCertificate } from '#features/organise/certificates/draw.ts'
import type { LoadedFace } from '#features/organise/certificates/draw.ts'
import { loadFaces } from '#features/organise/certificates/load-faces.ts'
import { fileNameOf, filledIn } from '#features/organise/certificates/template.ts'
import type { Occasion, Recipient, Template } from '#features/organise/certificates/template.ts'

export type Order = {
  template: Template
  occasion: Occasion
  recipients: readonly Recipient[]
  /** As `#rrggbb`. */
  colour: string
  language: string
}

/** Draws the certificates of an order; the files of fonts that their letters need are fetched once. */
async function drawAll({ template, occasion, recipients, colour, language }: Order) {
  const pages = recipients.map((recipient) => {
    const values = { ...recipient, ...occasion }
    const [title, text] = [filledIn(template.title, values), filledIn(template.text, values)]
    const { team, place } = recipient
    return { title, text, colour, language, team, place, event: occasion.event }
  })
  const loaded = await loadFaces(pages.map(({ title, text }) => title + text).join('123'))
  return { count: pages.length, draw: (at: number) => drawPage(pages[at], loaded) }
}

function drawPage(page: Parameters<typeof drawCertificate>[0] | undefined, loaded: LoadedFace[]) {
  if (!page) throw new RangeError('No such page')
  return drawCertificate(page, loaded)
}

const drawer = {
  /** The first certificate of an order. */
  sample: async (order: Order) => (await drawAll(order)).draw(0),

  /** All certificates of an order, as a ZIP archive of PDFs. */
  archive: async (order: Order, onProgress: (count: number) => void) => {
    const { count, draw } = await drawAll(order)
    const files: Record<string, [Uint8Array, { level: 0 }]> = {}
    for (let at = 0; at < count; at += 1) {
      const recipient = order.recipients[at]
      if (!recipient) break
      // Drawn in their order, so that memory holds one document at a time.
      files[fileNameOf(at + 1, recipient)] = [await draw(at), { level: 0 }]
      onProgress(at + 1)
    }
    return zipSync(files)
  },
}
export type Drawer = typeof drawer

expose(drawer)
