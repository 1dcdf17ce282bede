// Runs inline right behind the first screen that the server drew (server/draw.tsx; the server puts both into the document): takes it
// away once the page shows the same by itself. Until then it lies above what is being drawn.

/** What still waits for an answer says so; answers that take longer than this, in milliseconds, are not waited for. */
const waiting = '[aria-busy="true"]'
const patienceMs = 1000

const drawn = document.currentScript?.previousElementSibling
const root = document.getElementById('root')

let shownMs: number | undefined

function follow(nowMs: number) {
  if (root?.hasChildNodes()) shownMs ??= nowMs
  const isOver = shownMs !== undefined && nowMs - shownMs > patienceMs
  if (shownMs !== undefined && (isOver || !root?.querySelector(waiting))) drawn?.remove()
  else requestAnimationFrame(follow)
}

// The server goes by what the browser asks for; who has chosen another language waits for it.
if (drawn instanceof HTMLElement && drawn.lang === window.halyardLanguage) {
  requestAnimationFrame(follow)
} else drawn?.remove()
