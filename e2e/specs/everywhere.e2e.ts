import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { addressesOf, type Who } from '../world/addresses.ts'
import { clippedTexts } from '../world/clipped.ts'
import { gluedTexts } from '../world/glued.ts'
import { contextOf, everyone, openScreen, partsOf, peopleOf, type World } from '../world/people.ts'
import { usePseudoLocale } from '../world/pseudo.ts'
import {
  dimensions,
  isInSample,
  mediaOf,
  sampleStates,
  type State,
  type Theme,
} from '../world/states.ts'
import { expect, test } from '../world/test.ts'

let world: World

test.beforeAll(async ({ server }) => {
  world = await peopleOf(server, [
    { title: 'Donaudampfschifffahrtsgesellschaftskapitän', flag: 'flag{a}', category: 'Web' },
    { title: '逆流のカウンター', flag: 'flag{b}', category: 'Crypto', hints: ['Look *twice*.'] },
  ])
})

/** A page of that person, and the list into which its errors go. */
async function pageOf(browser: Browser, server: string, who: Who, language = 'en-US') {
  const context = await contextOf({ browser, server, world, who })
  await context.addInitScript((code) => localStorage.setItem('language', code), language)
  const page = await context.newPage()
  const findings: string[] = []
  const note = (what: string) => findings.push(`${new URL(page.url()).pathname}: ${what}`)
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    // Chromium reports each refused call by itself; what the page makes of it is looked at here.
    const isRefusal = /status of 40[0134]/.test(message.text())
    if (message.type() === 'error' && !isRefusal) note(message.text())
  })
  return { context, page, findings, note }
}

/** Sets the width and answers by how many pixels the page scrolls sideways. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const root = document.scrollingElement ?? document.documentElement
    return root.scrollWidth - root.clientWidth
  })
}

async function dress(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia(mediaOf[theme])
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** What the guidelines ask for, and what beside them helps readers: the order of headings, landmarks, names of columns. */
const lookedAt = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    // Without frames there is nothing to gather in a page of its own, which costs more than the look itself.
    .setLegacyMode()
    .options({
      runOnly: { type: lookedAt.type, values: [...lookedAt.values] },
      // Only what is wrong is read: gathering the rest, and style sheets for a rule that is not run, takes a third of the time.
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    })
    .analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`),
  )
}

/** Shows a page in one of its states, and checks the layout of its texts and boxes. @returns what is wrong */
async function layoutFaults(page: Page, path: string, state: State): Promise<string[]> {
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), state.direction)
  await dress(page, state.theme)
  const overflow = await overflowAt(page, state.width)
  // A wall is wide: on a phone its chart loses what is below its axis.
  const isWallOnAPhone = path.endsWith('view=live') && state.width < 768
  const clipped = isWallOnAPhone || state.direction === 'rtl' ? [] : await clippedTexts(page)
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...clipped.map((text) => `clipped ${text}`),
    ...(await gluedTexts(page)).map((text) => `glued ${text}`),
  ]
}

test('the sampled states show every screen in every width, theme and direction', () => {
  for (const path of everyone.flatMap(addressesOf)) {
    const states = sampleStates(path)
    for (const [name, values] of Object.entries(dimensions)) {
      const seen = new Set(states.map((state) => String(Reflect.get(state, name))))
      expect([...seen].toSorted(), `${path}: ${name}`).toEqual(values.map(String).toSorted())
    }
  }
})

/** Screens of one test: as many as are looked at in half of its time on two slow cores. */
const screensOfATest = 12

for (const who of everyone) {
  for (const [index, addresses] of partsOf(addressesOf(who), screensOfATest).entries()) {
    test(`${who}: every screen of part ${index + 1} in sampled widths and themes`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(300_000)
      const { context, page, findings, note } = await pageOf(browser, server, who)
      await usePseudoLocale(context)
      for (const path of addresses) {
        await openScreen(page, world, path)
        await expect(page.locator('body')).toContainText(/\[.*[áêïöū].*\]/)
        for (const [at, state] of sampleStates(path).entries()) {
          const faults = await layoutFaults(page, path, state)
          // In two themes a screen, other ones on the next: stories are looked at in all four.
          if (at < 2) faults.push(...(await violations(page)))
          for (const fault of faults) note(`${JSON.stringify(state)}: ${fault}`)
        }
      }
      expect(findings).toEqual([])
      await context.close()
    })
  }

  test(`${who}: a third of the screens in Japanese`, async ({ browser, server }) => {
    test.setTimeout(300_000)
    const { context, page, findings, note } = await pageOf(browser, server, who, 'ja-JP')
    for (const path of addressesOf(who).filter(isInSample)) {
      await openScreen(page, world, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja-jp')
      for (const state of sampleStates(path)) {
        const faults = await layoutFaults(page, path, state)
        for (const fault of faults) note(`Japanese, ${JSON.stringify(state)}: ${fault}`)
      }
    }
    expect(findings).toEqual([])
    await context.close()
  })
}
