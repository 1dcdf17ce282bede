import type { RunnerTask as Task } from 'vitest'
import { page } from 'vitest/browser'
import { setAppearance } from '../../packages/ui/src/index.ts'
import type { Theme } from '../../packages/ui/src/theme/tokens.ts'
import { TEST_WIDTH, widths } from '../widths.ts'
import { expectReadable } from './accessibility.ts'
import { pinRandom } from './pinned.ts'
import { expectScreenshot } from './screenshot.ts'
import type { Story } from './story.ts'

const root = document.documentElement

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

async function expectReadableIn(story: Story, theme: Theme): Promise<void> {
  const before = root.dataset.theme
  root.dataset.theme = theme
  try {
    await expectReadable(story.parameters.a11y, theme)
  } finally {
    root.dataset.theme = before
  }
}

/** The first story of each file represents its component where a look at all of them would take too long. */
const isSample = (task: Task) => (task.suite ?? task.file).tasks[0] === task

/**
 * Shows the story in the light theme. A `play` function runs again, since a menu it opened closes when the window is resized;
 * then Storybook runs all of axe again too.
 */
async function showLight(story: Story): Promise<void> {
  if (story.play) {
    pinRandom()
    await story.run({ globals: { ...story.globals, theme: 'light' } })
  } else {
    await setAppearance({ theme: 'light' })
    await expectReadable(story.parameters.a11y, 'light')
  }
}

/**
 * What every story is checked for, beside its own `play` function and axe: no sideways scrolling and an unchanged screenshot, dark
 * and wide as Storybook has rendered it, then light and narrow. A story that names its own width keeps it.
 */
export async function checkStory(story: Story, task: Task): Promise<void> {
  const isFree = story.globals.viewport?.value === TEST_WIDTH
  expectNoOverflow('dark')
  await expectScreenshot(story, task, isFree ? 'dark-wide' : 'dark')
  if (isSample(task)) await expectReadableIn(story, 'contrast')

  if (isFree) await page.viewport(widths.phone.px, 844)
  await showLight(story)
  expectNoOverflow('light')
  await expectScreenshot(story, task, isFree ? 'light-narrow' : 'light')
  if (isSample(task)) await expectReadableIn(story, 'contrast-light')
}
