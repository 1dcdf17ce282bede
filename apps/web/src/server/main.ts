// What the server loads (apps/server/src/http/first-screen/drawing-thread.ts); built beside the page by build/server-build.ts.
import '#server/globals.ts'
import type { Order } from '#server/draw.tsx'

/** All other code is read after what it asks of a browser is in place. */
const drawing = import('#server/draw.tsx')

/** The first screen of a visit as HTML; see draw.tsx. */
export const draw = async (order: Order): Promise<string | undefined> => (await drawing).draw(order)
