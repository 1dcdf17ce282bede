/**
 * Runs in the document's head, before the first paint: puts the stored theme, density, motion and
 * brand on the root, so nothing changes colour after it was seen. It uses nothing from outside its own body.
 */
// oxlint-disable unicorn/consistent-function-scoping -- its source is inlined as it is, so it must hold all it uses
export function boot(): void {
  const root = document.documentElement
  const matches = (query: string) => matchMedia(query).matches
  try {
    const stored = (key: string) => localStorage.getItem(key)
    const choice = stored('halyard-theme')
    const isLight = matches('(prefers-color-scheme: light)')
    const isStrong = matches('(prefers-contrast: more)')
    const plain = isLight ? 'light' : 'dark'
    const system = isStrong ? (isLight ? 'contrast-light' : 'contrast') : plain
    const theme = choice && /^(dark|light|contrast|contrast-light)$/.test(choice) ? choice : system
    root.dataset.theme = theme
    const density = stored('halyard-density')
    if (density && /^(compact|comfortable)$/.test(density)) root.dataset.density = density
    const motion = stored('halyard-motion')
    if (motion && /^(reduced|full)$/.test(motion)) root.dataset.motion = motion
    const palette = JSON.parse(stored('halyard-colors') ?? 'null')
    if (palette && palette.choice === (stored('custom-theme') ?? '')) {
      for (const name in palette[theme]) root.style.setProperty(`--${name}`, palette[theme][name])
    }
  } catch {
    root.dataset.theme ??= 'dark'
  }
}

/** The same as the text of a classic script. */
export const bootSource = `(${boot.toString()})()`
