/** A page that nobody sees is not painted: then this is waited for, in milliseconds. */
const longest = 250

/** Runs something once what was just rendered is on screen. @returns takes it back */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    stop()
    work()
  }
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run)
  })
  const fallback = setTimeout(run, longest)
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    clearTimeout(fallback)
  }
  return stop
}
