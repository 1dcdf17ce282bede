// The long lists of those who organise.
import type { Browser } from 'playwright'
import { HAS_ROWS, logIn, measureList } from './list.ts'
import type { List } from './list.ts'
import type { PartOptions } from './scoreboard.ts'
import { withSlowPage } from './slow-page.ts'

/** All teams of a game, as its organisers review them. */
export const measureReview = (browser: Browser, options: PartOptions) =>
  measure(browser, options, {
    what: 'review',
    path: `/admin/games/${options.game.crew.gameId}/review?status=all`,
    asks: /\/participations$/,
    // Names end with a number to the base of 36.
    sought: '39u',
  })

/** The challenges of a game, which are edited in place. */
export const measureChallenges = (browser: Browser, options: PartOptions) =>
  measure(browser, options, {
    what: 'challenges',
    path: `/admin/games/${options.game.crew.gameId}/challenges`,
    asks: /\/api\/edit\/games\/\d+\/challenges$/,
    sought: '424',
  })

async function measure(
  browser: Browser,
  { url, slowdown }: PartOptions,
  list: List,
): Promise<void> {
  const options = { url, slowdown, content: HAS_ROWS, token: await logIn(url) }
  await withSlowPage(browser, options, ({ page }) => measureList(page, list))
}
