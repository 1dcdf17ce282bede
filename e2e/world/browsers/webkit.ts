import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../server.ts'
import type { Browser } from './browser.ts'
import { findShown } from './find.ts'
import type { WebKitPrograms } from './programs.ts'

const WIDTH = 1440
const HEIGHT = 900
/** How long the driver may take to listen, in milliseconds. */
const START = 20_000
/** How far the screen may be behind, in milliseconds. */
const PAINT = 1000

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const screen = await startScreen(programs.screen)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' }
  const service = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env })
  const stop = () => {
    service.kill()
    screen.stop()
  }
  try {
    await listens(port)
    const driver = await connect(port, programs.browser)
    return {
      ...pageOf(driver),
      // Screenshots of the driver never end, and the screen is a little behind the page.
      picture: async (file) => {
        await new Promise((resolve) => setTimeout(resolve, PAINT))
        const shot = ['-display', screen.display, '-window', 'root', file]
        await promisify(execFile)(programs.camera, shot)
      },
      close: () => driver.quit().finally(stop),
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** A screen in memory; it chooses and prints its own number. */
async function startScreen(program: string) {
  const size = `${WIDTH}x${HEIGHT}x24`
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']
  const xvfb = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.stdout.once('data', (data: Buffer) => resolve(String(data).trim()))
    xvfb.once('error', reject)
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { display: `:${number}`, stop: () => xvfb.kill() }
}

async function listens(port: number): Promise<void> {
  const until = Date.now() + START
  while (Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver does not listen within ${START} ms`)
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  })
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`)
  const driver = await builder.withCapabilities(wanted).build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
  return driver
}

const pageOf = (driver: WebDriver): Pick<Browser, 'open' | 'find' | 'escape'> => ({
  open: (url) => driver.get(url),
  find: async (control, name) => {
    const element = await driver.executeScript<WebElement | null>(findShown, control, name)
    return (
      element && { click: () => element.click(), type: (text: string) => element.sendKeys(text) }
    )
  },
  escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
})
