// npm passes a signal to the shell it started, and that shell passes it to nobody: without this, what it started would run on.

const EVERY_MS = 250

/**
 * Ends this process once the shell of npm or pnpm is gone. A program that was started by hand outlives its shell as ever.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  watch.unref()
}
