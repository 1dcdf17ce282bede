import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing, DrawingOrder } from '#http/first-screen/order.ts'

/** What the built client brings for drawing (apps/web/src/server/main.ts). */
interface Drawer {
  readonly draw: (order: DrawingOrder) => Promise<string | undefined>
}

const coming: Promise<Drawer> = import(String(workerData))
// Whoever orders a drawing hears of it.
coming.catch(() => {})

async function answer(order: DrawingOrder): Promise<Drawing> {
  try {
    const { draw } = await coming
    return { html: await draw(order) }
  } catch (error) {
    return { html: undefined, failure: String(error) }
  }
}

parentPort?.on('message', (order: DrawingOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answer(order).then((drawing) => parentPort?.postMessage(drawing))
})
