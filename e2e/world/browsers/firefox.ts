import puppeteer, { ElementHandle } from 'puppeteer-core'
import type { Browser } from './browser.ts'
import { findShown } from './find.ts'

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  })
  const page = await firefox.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    find: async (control, name) => {
      const handle = await page.evaluateHandle(findShown, control, name)
      return handle instanceof ElementHandle ? handle : null
    },
    escape: () => page.keyboard.press('Escape'),
    picture: async (file) => void (await page.screenshot({ path: file })),
    close: () => firefox.close(),
  }
}
