const key = 'reloaded-for-new-version'
const onceInMs = 30_000

/**
 * After a new version was put up, the old page asks for files that are gone. One reload mends it; a second failure soon
 * after means something else and goes to the error screen.
 */
export function reloadOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would bring nothing new.
    if (!navigator.onLine) return
    const reloadedAt = Number(sessionStorage.getItem(key))
    if (performance.timeOrigin - reloadedAt < onceInMs) return
    sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()))
    event.preventDefault()
    window.location.reload()
  })
}
