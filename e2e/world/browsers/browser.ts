import type { Control } from './find.ts'

/** Something on the page that a driver can point at. */
export type Found = { click: () => Promise<void>; type: (text: string) => Promise<void> }

/** Where a picture is written. */
export type Picture = `${string}.png`

/** What the journey needs of a browser; each driver is one of these. */
export type Browser = {
  open: (url: string) => Promise<void>
  /** The first control of that name that is shown, or null while there is none. */
  find: (control: Control, name: string) => Promise<Found | null>
  /** Presses Escape. */
  escape: () => Promise<void>
  picture: (file: Picture) => Promise<void>
  close: () => Promise<void>
}

const PATIENCE = 20_000
const PAUSE = 100

/** Waits for a control and does something with it; what moves away meanwhile is looked for again. */
export async function withFound(
  browser: Browser,
  control: Control,
  name: string,
  act: (found: Found) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const until = Date.now() + PATIENCE
  let reason: unknown = 'it is not there'
  while (Date.now() < until) {
    try {
      const found = await browser.find(control, name)
      if (found) return await act(found)
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error(`the ${control} “${name}” within ${PATIENCE} ms: ${String(reason)}`)
}
