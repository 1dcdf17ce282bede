import AxeBuilder from '@axe-core/playwright'
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { addressesOf, notBuilt, type Who } from '../world/addresses.ts'
import { newTeamIn, storageOf, theAdmin, type Actor } from '../world/actor.ts'
import { clippedTexts } from '../world/clipped.ts'
import { gluedTexts } from '../world/glued.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { speakPseudo } from '../world/pseudo.ts'
import { dimensions, mediaOf, sampleStates, type State, type Theme } from '../world/states.ts'
import { expect, test } from '../world/test.ts'

const everyone = ['visitor', 'newcomer', 'player', 'playing', 'admin'] as const

const people: Partial<Record<Who, Actor>> = {}
const ids = new Map<string, string>()

test.beforeAll(async ({ server }) => {
  const game = await newGame(server, [
    { title: 'Donaudampfschifffahrtsgesellschaftskapitän', flag: 'flag{a}', category: 'Web' },
    { title: '逆流のカウンター', flag: 'flag{b}', category: 'Crypto', hints: ['Look *twice*.'] },
  ])
  people.admin = await theAdmin(server)
  const player = await newTeamIn(server, game.id)
  people.player = player
  people.playing = player
  const title = uniqueName('Notes ')
  const body = { title, summary: 'Short.', content: '# One\n\nTwo.\n\n## Three\n', tags: ['rules'] }
  const post = await unwrap(people.admin.api.POST('/api/edit/posts', { body }))
  ids.set('GAME', String(game.id))
  ids.set('CHALLENGE', String(game.challenges[0]?.id))
  ids.set('TEAM', String(player.team.id))
  ids.set('POST', post)
})

/** A page of that person, and the list into which its errors go. */
async function pageOf(browser: Browser, server: string, who: Who, language = 'en-US') {
  const actor = people[who]
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    // It would answer with the English catalog in place of the made-up one.
    serviceWorkers: 'block',
    ...(actor && { storageState: await storageOf(server, actor) }),
  })
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

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path.replaceAll(/GAME|CHALLENGE|TEAM|POST/g, (name) => ids.get(name) ?? name))
  // A screen behind an open dialog is hidden from the reader, its first heading with it.
  await expect(page.getByRole('heading').first(), path).toBeVisible({ timeout: firstVisit })
  await page.waitForLoadState('networkidle')
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

const wcag = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page })
    // Without frames there is nothing to gather in a page of its own, which costs more than the look itself.
    .setLegacyMode()
    .options({ runOnly: { type: wcag.type, values: [...wcag.values] } })
    .analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`),
  )
}

/** Looks at a page in one of its states; what is wrong goes to the notes. */
async function look(page: Page, state: State, path: string, note: (what: string) => void) {
  const where = `${state.language}, ${state.theme}, ${state.direction}, ${state.width} px`
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), state.direction)
  await dress(page, state.theme)
  const overflow = await overflowAt(page, state.width)
  if (overflow > 0) note(`${where}: ${overflow} px too wide`)
  for (const fault of await violations(page)) note(`${where}: ${fault}`)
  if (state.language !== 'pseudo') return
  // A wall is wide: on a phone its chart loses what stands below its axis.
  const isWallOnAPhone = path.endsWith('view=live') && state.width < 768
  if (!isWallOnAPhone && state.direction === 'ltr')
    for (const text of await clippedTexts(page)) note(`${where}: clipped ${text}`)
  for (const text of await gluedTexts(page)) note(`${where}: glued ${text}`)
}

test('the sampled states show every screen in every width, theme, language and direction', () => {
  for (const path of everyone.flatMap(addressesOf)) {
    const states = sampleStates(path)
    for (const [name, values] of Object.entries(dimensions)) {
      const seen = new Set(states.map((state) => String(Reflect.get(state, name))))
      expect([...seen].toSorted(), `${path}: ${name}`).toEqual(values.map(String).toSorted())
    }
  }
})

/** Screens of one test: as many as are looked at in half of its time on two slow cores. */
const screensOfATest = 18

/** The addresses of a person, in as many parts as there are tests of them. */
function partsOf(who: Who): string[][] {
  const addresses = addressesOf(who)
  const count = Math.ceil(addresses.length / screensOfATest)
  return Array.from({ length: count }, (_, part) =>
    addresses.filter((_address, index) => index % count === part),
  )
}

for (const who of everyone) {
  for (const [index, addresses] of partsOf(who).entries()) {
    for (const language of dimensions.language) {
      test(`${who}: every screen of part ${index + 1} in ${language}, in sampled widths and themes`, async ({
        browser,
        server,
      }) => {
        test.setTimeout(300_000)
        const isPseudo = language === 'pseudo'
        const spoken = isPseudo ? 'en-US' : language
        const { context, page, findings, note } = await pageOf(browser, server, who, spoken)
        if (isPseudo) await speakPseudo(context)
        for (const path of addresses) {
          await open(page, path)
          if (isPseudo) await expect(page.locator('body')).toContainText(/\[.*[áêïöū].*\]/)
          else await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase())
          const states = sampleStates(path).filter((state) => state.language === language)
          for (const state of states) await look(page, state, path, note)
        }
        expect(findings).toEqual([])
        await context.close()
      })
    }
  }
}

test('every address that is not built yet says so', async ({ browser, server }) => {
  test.setTimeout(300_000)
  const { context, page, findings, note } = await pageOf(browser, server, 'admin')
  for (const [at, path] of notBuilt.entries()) {
    await open(page, path)
    const width = dimensions.width[at % dimensions.width.length] ?? 320
    const overflow = await overflowAt(page, width)
    if (overflow > 0) note(`${overflow} px too wide at ${width} px`)
  }
  expect(findings).toEqual([])
  await context.close()
})
