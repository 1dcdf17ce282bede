import dayjs from 'dayjs'

/** Epoch milliseconds as the text of a local date and time input; '' for none. */
export const toLocalText = (atMs: number | null): string =>
  atMs === null || Number.isNaN(atMs) ? '' : dayjs(atMs).format('YYYY-MM-DDTHH:mm')

/** The other way round; null for no or a broken text. */
export function fromLocalText(text: string): number | null {
  const at = dayjs(text)
  return text !== '' && at.isValid() ? at.valueOf() : null
}

/** `UTC+08`, `UTC-03:30`: the zone of this browser at that moment, or now. */
export const zoneName = (atMs: number | null): string =>
  `UTC${dayjs(atMs ?? undefined)
    .format('Z')
    .replace(/:00$/, '')}`
