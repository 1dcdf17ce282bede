import type { Page } from 'playwright'
import { ADMINISTRATOR } from '../database.ts'
import { ms, pressToPaint, report } from './slow-page.ts'

const ROWS = `[...document.querySelectorAll('main tbody tr, main [role="rowgroup"] [role="row"]')].filter((row) => row.textContent.trim())`
/** Holds as soon as a list shows rows. */
export const HAS_ROWS = `${ROWS}.length > 3`

/** @returns the session of the administrator */
export async function logIn(url: string): Promise<string> {
  const { name: userName, password } = ADMINISTRATOR
  const response = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ userName, password }),
  })
  const token = /halyard_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  if (token === undefined) throw new Error(`The administrator could not log in: ${response.status}`)
  return token
}

export interface List {
  readonly what: string
  readonly path: string
  /** Addresses of what it asks the server for. */
  readonly asks: RegExp
  /** A part of names that some rows have and most have not. */
  readonly sought: string
}

/** A cold visit to a list, and a search once all of it has come. */
export async function measureList(page: Page, { what, path, asks, sought }: List): Promise<void> {
  const ended: number[] = []
  page.on('requestfinished', (request) => {
    if (!asks.test(request.url())) return
    const { startTime, responseEnd } = request.timing()
    ended.push(startTime + responseEnd)
  })
  await page.goto(path, { waitUntil: 'commit' })
  const painted = await page.evaluate(() => window.bench.contentMs)
  const origin = await page.evaluate(() => performance.timeOrigin)
  report(`${what}: first rows after their data`, ms(origin + painted - (ended[0] ?? Number.NaN)))
  report(`${what}: first rows since the visit began`, ms(painted))
  for (let known = -1; known !== ended.length;) {
    known = ended.length
    await page.waitForTimeout(4000)
  }
  report(`${what}: answers until all were there`, String(ended.length))
  await page.getByRole('searchbox').first().focus()
  const fits = `${HAS_ROWS.replace('> 3', '> 0')} && ${ROWS}.every((row) => row.textContent.includes('${sought}'))`
  await page.keyboard.insertText(sought.slice(0, -1))
  await page.waitForTimeout(3000)
  const took = await pressToPaint(page, fits, () => page.keyboard.press(sought.slice(-1)))
  report(`${what}: from the last letter of a search to its rows`, ms(took))
  await page.getByRole('searchbox').first().fill('')
  await page.waitForTimeout(2000)
}
