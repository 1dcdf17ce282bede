// Runs inline right behind the first screen that the server drew (server/draw.tsx; the server puts both into the document): takes it
// away once the page shows the same by itself. Until then it lies above what is being drawn.

/** What still waits for an answer says so; answers that take longer than this, in milliseconds, are not waited for. */
const waiting = '[aria-busy="true"]'
const patienceMs = 1000
/** Code that takes longer than this may not come at all: then the links of the drawing lead on. */
const noCodeMs = 8000

const drawn = document.currentScript?.previousElementSibling
const root = document.getElementById('root')

let shownMs: number | undefined

function follow(nowMs: number) {
  if (root?.hasChildNodes()) shownMs ??= nowMs
  const isOver = shownMs !== undefined && nowMs - shownMs > patienceMs
  if (shownMs !== undefined && (isOver || !root?.querySelector(waiting))) drawn?.remove()
  else requestAnimationFrame(follow)
}

/** Links alone: what else there is needs the code, and what somebody typed would be lost with the drawing. */
function leadOn() {
  for (const control of drawn?.querySelectorAll('button, input, select, textarea') ?? []) {
    control.toggleAttribute('disabled', true)
  }
  drawn?.removeAttribute('aria-hidden')
  drawn?.removeAttribute('inert')
}

// The server goes by what the browser asks for; who has chosen another language waits for it.
if (drawn instanceof HTMLElement && drawn.lang === window.halyardLanguage) {
  requestAnimationFrame(follow)
  setTimeout(leadOn, noCodeMs)
} else drawn?.remove()
