import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'

const step = 0.1
const [least, most] = [0.6, 1.8]

/** Keys of the wall beside those that turn its pages: `f` fills the screen, `+` and `-` change the size, Escape leaves for the scoreboard. */
export function useWallKeys(
  gameId: number,
  divisionId: number | undefined,
): { zoom: number; leave: () => void } {
  const navigate = useNavigate()
  const [zoom, setZoom] = useState(1)
  const leave = () => void navigate(paths.scoreboard(gameId, { div: divisionId }))
  const leaveByKey = useEffectEvent(leave)
  useEffect(() => {
    const resize = (change: number) =>
      setZoom((now) => Math.min(most, Math.max(least, Math.round((now + change) * 10) / 10)))
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') resize(step)
      else if (event.key === '-') resize(-step)
      else if (event.key === 'f') void toggleFullscreen()
      // The browser itself takes the Escape that ends the full screen.
      else if (event.key === 'Escape') leaveByKey()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return { zoom, leave }
}

async function toggleFullscreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // The browser does not allow it; the wall stays in its window.
  }
}
