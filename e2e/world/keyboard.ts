import type { Page } from '@playwright/test'

/** Presses Tab until what has the focus bears the name. */
export async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const labels = isField ? [...(element.labels ?? [])] : []
      const text = labels.map(({ textContent }) => textContent).join(' ')
      return element?.ariaLabel ?? text + (element?.textContent ?? '')
    })
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab never reaches ${name}`)
}
