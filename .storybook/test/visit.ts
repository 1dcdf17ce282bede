import type { composeStory } from '@storybook/react-vite'
import { commands, page } from 'vitest/browser'
import type { Theme } from '../../packages/ui/src/theme/tokens.ts'
import { TEST_WIDTH, widths } from '../widths.ts'
import { expectReadable } from './accessibility.ts'
import { pinChance } from './pinned.ts'
import { scriptsIn } from './scripts.ts'

export type Story = ReturnType<typeof composeStory>

/** Space under the content in a picture, px. */
const MARGIN = 16

const root = document.documentElement

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** Waits until fonts and pictures are there and drawn. */
async function settle(): Promise<void> {
  await document.fonts.ready
  const pending = [...document.images].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  )
  await Promise.all(pending.map((image) => image.decode().catch(() => undefined)))
  await twoFrames()
}

/** Lower edge of what can be seen in an element, px. Words for readers only stand in a clipped box of one pixel. */
function lowerEdge(element: Element): number {
  const box = element.getBoundingClientRect()
  const isClipped = box.width <= 1 && box.height <= 1
  const inside = isClipped ? [] : [...element.children].map(lowerEdge)
  return Math.max(isClipped || box.width === 0 ? 0 : box.bottom, ...inside)
}

/** Lower edge of all that is on the page, px. */
const contentBottom = () => Math.ceil(Math.max(...[...document.body.children].map(lowerEdge)))

/** `parameters.picture: 'off'` is for what the browser itself draws anew each time, such as its viewer of PDF files. */
async function takePicture(story: Story, variant: string): Promise<void> {
  if (story.parameters.picture === 'off') return
  await settle()
  const verdict = await commands.comparePicture({
    storyId: story.id,
    variant,
    scripts: scriptsIn(document.body.textContent),
    width: innerWidth,
    height: Math.min(innerHeight, Math.max(1, contentBottom() + MARGIN)),
  })
  if (verdict.outcome === 'changed') throw new Error(verdict.message)
}

/** The page never scrolls sideways; a part of it may. */
function expectNoOverflow(variant: string): void {
  const { scrollWidth, clientWidth } = root
  if (scrollWidth <= clientWidth) return
  const wide = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  throw new Error(
    `${variant}: the page is ${scrollWidth} px wide in a window of ${clientWidth}; look at <${wide?.tagName.toLowerCase()} class="${wide?.className}">`,
  )
}

async function expectContrastTheme(story: Story, theme: Theme): Promise<void> {
  const before = root.dataset.theme
  root.dataset.theme = theme
  try {
    await expectReadable(story.parameters.a11y, theme)
  } finally {
    root.dataset.theme = before
  }
}

/**
 * What every story is held to. It is on screen dark and wide, and axe has found nothing there. It is drawn and played a second
 * time, light and narrow; both times it is looked at in high contrast too. A story that names its own width keeps it.
 */
export async function visit(story: Story): Promise<void> {
  const width = story.globals.viewport?.value
  const isFree = width === TEST_WIDTH
  expectNoOverflow('dark')
  await takePicture(story, isFree ? 'dark-wide' : 'dark')
  await expectContrastTheme(story, 'contrast')

  if (isFree) await page.viewport(widths.phone.px, 844)
  pinChance()
  await story.run({ globals: { ...story.globals, theme: 'light' } })
  expectNoOverflow('light')
  await takePicture(story, isFree ? 'light-narrow' : 'light')
  await expectContrastTheme(story, 'contrast-light')
}
