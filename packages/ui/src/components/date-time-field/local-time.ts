const two = (value: number) => String(value).padStart(2, '0')

/** Epoch milliseconds as the text of a local date and time input; '' for none. */
export function toLocalText(atMs: number | null): string {
  if (atMs === null || Number.isNaN(atMs)) return ''
  const at = new Date(atMs)
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The other way round; null for no or a broken text. */
export function fromLocalText(text: string): number | null {
  const atMs = new Date(text).getTime()
  return text === '' || Number.isNaN(atMs) ? null : atMs
}

/** `UTC+08`, `UTC-03:30`: the zone of this browser at that moment. */
export function zoneName(atMs: number): string {
  const minutes = -new Date(atMs).getTimezoneOffset()
  const sign = minutes < 0 ? '-' : '+'
  const hours = two(Math.floor(Math.abs(minutes) / 60))
  const rest = Math.abs(minutes) % 60
  return `UTC${sign}${hours}${rest ? `:${two(rest)}` : ''}`
}
