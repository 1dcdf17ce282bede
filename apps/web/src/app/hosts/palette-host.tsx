import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '#shared/lazy-part.ts'
import { isShortcut } from '#shared/preferences/shortcuts.ts'
import {
  closePalette,
  openPalette,
  openShortcuts,
  takePaletteKey,
  usePalette,
} from '#shared/menus/palette.ts'
import { paths } from '#shared/paths.ts'

const Palette = lazyPart('Palette', () => import('#features/palette/palette.tsx'))
const KeySheet = lazyPart('KeySheet', () => import('#features/palette/key-sheet.tsx'))

const onOpenChange = (isOpen: boolean) => !isOpen && closePalette()

/** How long the second key of `g h` may take. Milliseconds. */
const sequenceMs = 1200

/** The place of the palette and of the sheet of shortcuts, and the keys that open them. Their code loads with the first use. */
export function PaletteHost() {
  const open = usePalette((state) => state.open)
  useKeys()
  return (
    <Suspense>
      {open === 'palette' && (
        <Palette open onOpenChange={onOpenChange} onShowKeys={openShortcuts} />
      )}
      {open === 'keys' && <KeySheet open onOpenChange={onOpenChange} />}
    </Suspense>
  )
}

/** Where `g` and a letter lead; those of a game only inside one. */
function targetOf(letter: string): string | undefined {
  const [, game] = /^\/games\/(\d+)/i.exec(window.location.pathname) ?? []
  const gameId = Number(game)
  if (game && letter === 'b') return paths.challenges(gameId)
  if (game && letter === 's') return paths.scoreboard(gameId)
  return { h: paths.home(), g: paths.games(), t: paths.teams(), p: paths.posts() }[letter]
}

function useKeys() {
  const navigate = useNavigate()
  const goesAt = useRef(-Infinity)
  useEffect(() => {
    // Before any shortcut of the page behind the palette.
    const handleEarlyKey = (event: KeyboardEvent) => {
      if (!takePaletteKey(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        openPalette()
        return
      }
      // An open dialog has keys of its own.
      if (!isShortcut(event) || document.querySelector('[role=dialog]')) return
      const isSecond = event.timeStamp - goesAt.current < sequenceMs
      goesAt.current = event.key === 'g' && !isSecond ? event.timeStamp : -Infinity
      const target = isSecond ? targetOf(event.key) : undefined
      if (target) void navigate(target)
      else if (event.key === '?') openShortcuts()
    }
    document.addEventListener('keydown', handleEarlyKey, true)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleEarlyKey, true)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [navigate])
}
