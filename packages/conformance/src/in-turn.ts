type Turn = { isApart: boolean; play: () => Promise<void> }

/** Most turns that wait for the server at once: behind more, one address asks for the same allowance. */
const mostWaiting = 6

/**
 * Plays one turn after the other. While one waits for a server that limits requests, the next begins, if both are apart: they touch
 * only what they made. A turn that is not apart plays alone.
 * @param pauses called when a turn begins to wait; the function it is given is called each time
 */
export async function playInTurn(
  turns: readonly Turn[],
  pauses: (onPause: () => void) => void,
  isStopped: () => boolean,
): Promise<void> {
  const queue = [...turns]
  const playing = new Set<Promise<void>>()
  let wake: (() => void) | undefined
  pauses(() => wake?.())
  while (queue.length > 0 && !isStopped()) {
    const next = takeNext(queue, playing.size > 0)
    const paused = new Promise<void>((resolve) => {
      wake = resolve
    })
    if (next) {
      const played: Promise<void> = next.play().finally(() => playing.delete(played))
      playing.add(played)
      // What is not apart is played to its end, whoever waits.
      if (!next.isApart) await played
      else await Promise.race(playing.size < mostWaiting ? [...playing, paused] : playing)
    } else await Promise.race(playing)
  }
  await Promise.all(playing)
}

/** The next in order; beside others, the next that is apart. */
function takeNext(queue: Turn[], isBesideOthers: boolean): Turn | undefined {
  const index = isBesideOthers ? queue.findIndex(({ isApart }) => isApart) : 0
  return index < 0 ? undefined : queue.splice(index, 1)[0]
}
