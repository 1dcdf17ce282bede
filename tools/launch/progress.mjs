// Progress on the terminal: one line a step, with its time; a moving mark where somebody watches.
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

/**
 * Runs a step under a visible title.
 * @template T
 * @param {string} title
 * @param {(say: (text: string) => void) => Promise<T>} work `say` changes the title while it runs
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now()
  let current = title
  const stop = process.stderr.isTTY ? animate(() => `${current} (${seconds(started)})`) : () => {}
  const say = (text) => {
    current = text
    if (!process.stderr.isTTY) process.stderr.write(`  ${text}\n`)
  }
  try {
    const result = await work(say)
    stop()
    process.stderr.write(`✓ ${current} (${seconds(started)})\n`)
    return result
  } catch (error) {
    stop()
    process.stderr.write(`✗ ${current} (${seconds(started)})\n`)
    throw error
  }
}

function animate(text) {
  let frame = 0
  const draw = () => process.stderr.write(`\r\x1b[2K${frames[frame++ % frames.length]} ${text()}`)
  draw()
  const timer = setInterval(draw, 100)
  return () => {
    clearInterval(timer)
    process.stderr.write('\r\x1b[2K')
  }
}

/** Ends the program: a known failure as its sentence, anything else with its stack. */
export function fail(error) {
  const told = error?.constructor?.name === 'LaunchError'
  process.stderr.write(`\n${told ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
}
