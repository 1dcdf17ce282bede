import type { SmallGame } from '../game.ts'
import { uniqueName } from '../names.ts'
import { type Browser, type Picture, withFound } from './browser.ts'
import type { Control } from './find.ts'

const password = 'Anchor-4-Weigh'

/** The game of the journey: its one challenge shows what browsers draw in different ways. */
export const quay = {
  title: 'Quay',
  flag: 'flag{quay}',
  content: 'How long is $\\frac{a}{b}$ of `rope`?\n\n```python\nimport re\n```\n',
}

/**
 * A player's whole way in a few steps, for browsers that Playwright does not drive.
 *
 * @param pictureOf where the picture of a step belongs
 */
export async function playInShort(
  browser: Browser,
  url: string,
  game: SmallGame,
  pictureOf: (step: string) => Picture,
): Promise<void> {
  const click = (control: Control, name: string) =>
    withFound(browser, control, name, (found) => found.click())
  const fill = (name: string, text: string) =>
    withFound(browser, 'field', name, (found) => found.type(text))
  const see = (control: Control, name: string) => withFound(browser, control, name)
  const player = uniqueName('nell')
  const team = uniqueName('Rope ')

  await browser.open(url)
  await see('heading', '')
  await browser.picture(pictureOf('home'))

  await browser.open(`${url}/account/register`)
  await fill('Username', player)
  await fill('Email', `${player}@example.org`)
  await fill('Password', password)
  await fill('Repeat password', password)
  await browser.picture(pictureOf('register'))
  await click('button', 'Create account')
  await see('button', `Account of ${player}`)

  await click('link', 'Teams')
  await click('button', 'Create team')
  await fill('Name', team)
  await click('button', 'Create team')
  await see('heading', team)
  await browser.picture(pictureOf('team'))

  await browser.open(`${url}/games/${game.id}`)
  await click('button', 'Join')
  await click('button', `Join as ${team}`)
  await click('link', 'Open challenges')
  await see('link', quay.title)
  await browser.picture(pictureOf('board'))
  await click('link', quay.title)
  await see('formula', '')
  await fill('Flag', quay.flag)
  await browser.picture(pictureOf('challenge'))
  await click('button', 'Submit flag')
  await see('text', 'Flag accepted')
  await browser.escape()

  await click('link', 'Scoreboard')
  await see('row', team)
  // On the axis of the chart, which loads after the table.
  await see('text', 'Start')
  await browser.picture(pictureOf('scoreboard'))
}
