// `pnpm measure:slow <address> [runs] [path]`: when a cold first visit shows its content on a slow machine with a slow connection (4x CPU
// slow-down, 1.6 Mbit/s, 150 ms), how much moves, and how many rounds of requests it takes. Medians of several visits.
import { createRequire } from 'node:module'
import { findChromium, root } from '../launch/toolchain.mjs'

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test')
const [address = 'http://127.0.0.1:8080', runs = '3', only] = process.argv.slice(2)

const slowDown = 4
const conditions = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const screens = only
  ? [only]
  : ['/', '/account/login', '/account/register', '/games', '/posts', '/about']
const windows = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** Runs in the page: what the browser itself has noted of the largest content and of what moved by itself. */
const readMarks = () =>
  new Promise((resolve) => {
    let lcp = 0
    let what = ''
    let cls = 0
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', (entry) => {
      lcp = entry.startTime
      what = entry.element?.tagName ?? ''
    })
    observe('layout-shift', (entry) => {
      if (!entry.hadRecentInput) cls += entry.value
    })
    setTimeout(() => resolve({ lcp, what, cls }), 200)
  })

/**
 * The round of each request: one more than that of any answer that had come before it was sent. @returns the highest one of what was
 * sent before the content was there
 */
function followRounds(cdp) {
  const sent = new Map()
  const ended = []
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    const before = ended.filter(({ at }) => at <= timestamp).map(({ round }) => round)
    sent.set(requestId, { at: timestamp, round: Math.max(0, ...before) + 1 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = sent.get(requestId)
    if (request) ended.push({ at: timestamp, round: request.round })
  })
  return (contentMs) => {
    const requests = [...sent.values()]
    const start = Math.min(...requests.map(({ at }) => at))
    return Math.max(
      ...requests.filter(({ at }) => (at - start) * 1000 < contentMs).map(({ round }) => round),
    )
  }
}

async function visit(browser, path, viewport) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', conditions)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const roundsUntil = followRounds(cdp)
  await page.goto(address + path, { waitUntil: 'networkidle', timeout: 60_000 })
  const { lcp, what, cls } = await page.evaluate(readMarks)
  await context.close()
  return { lcp, what, cls, rounds: roundsUntil(lcp) }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const browser = await chromium.launch({ executablePath: findChromium() })
// The first page of a browser pays for things that belong to the browser.
await visit(browser, '/about', windows.desk)
const rows = []
for (const path of screens) {
  for (const [window, viewport] of Object.entries(windows)) {
    const visits = []
    for (let run = 0; run < Number(runs); run++) visits.push(await visit(browser, path, viewport))
    rows.push({
      path,
      window,
      'LCP ms': Math.round(median(visits.map(({ lcp }) => lcp))),
      worst: Math.round(Math.max(...visits.map(({ lcp }) => lcp))),
      what: visits[0]?.what,
      CLS: Number(Math.max(...visits.map(({ cls }) => cls)).toFixed(4)),
      rounds: Math.max(...visits.map(({ rounds }) => rounds)),
    })
  }
}
console.table(rows)
await browser.close()
