import { setTimeout } from 'node:timers/promises'
import type { BrowserCommand, Reporter } from 'vitest/node'
import { Gallery, type Mode, type Shot, type Verdict } from './gallery.ts'

type Sight = Shot & {
  /** Part of the tested page, in px. */
  width: number
  height: number
}

const modes: readonly Mode[] = ['compare', 'accept', 'off']
const wanted = process.env.HALYARD_PICTURES

const gallery = new Gallery(modes.find((mode) => mode === wanted) ?? 'compare')
let isBegun = false

/** Tells the gallery which browser draws, and with which fonts; only the first call of a run counts. */
const beginPictures: BrowserCommand<[scripts: Record<string, string>]> = ({ context }, scripts) => {
  if (isBegun) return
  isBegun = true
  const chromium = context.browser()?.version() ?? 'unknown'
  gallery.begin({ chromium, platform: `${process.platform}-${process.arch}`, scripts })
}

/** How often a story may be looked at before its picture counts. */
const MOST_LOOKS = 4
const PAUSE_MS = 150

/** Takes a picture of the story on screen and compares it with the accepted one. What may still move gets time to rest. */
const comparePicture: BrowserCommand<[Sight]> = async (
  context,
  { width, height, ...shot },
): Promise<Verdict> => {
  if (!gallery.wants(shot)) return { outcome: 'skipped' }
  const tested = await context.frame()
  const box = await (await tested.frameElement()).boundingBox()
  const clip = { x: box?.x ?? 0, y: box?.y ?? 0, width, height }
  const look = () =>
    context.page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'css' })
  let picture = await look()
  let before: Buffer | undefined
  for (let looks = 1; looks < MOST_LOOKS && !gallery.isAtRest(shot, picture, before); looks++) {
    await setTimeout(PAUSE_MS)
    before = picture
    picture = await look()
  }
  return gallery.hang(shot, picture)
}

/** Commands of the browser tests. */
export const pictureCommands = { beginPictures, comparePicture }

/** Says at the end of a run what became of the pictures: nothing is left out in silence. */
export const pictureReporter: Reporter = {
  onTestRunEnd() {
    for (const line of gallery.summary()) process.stderr.write(`${line}\n`)
  },
}

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    beginPictures: (scripts: Record<string, string>) => Promise<void>
    comparePicture: (sight: Sight) => Promise<Verdict>
  }
}
