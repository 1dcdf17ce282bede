import { hashName } from '../../competition/house-flag/generate.ts'

const segmenter = new Intl.Segmenter()

/**
 * What a person's picture shows of the name: the first character that a person sees, which may be several code points, and a hue in
 * degrees. Where our server renders a page for many readers it has a mark in the place of a name, and replaces these two as well
 * (apps/server/src/http/render/marks.ts).
 */
export function lookOf(name: string): { initial: string; hue: string } {
  if (name.startsWith('\uE000'))
    return { initial: name.replace('\uE001', '\uE002'), hue: name.replace('\uE001', '\uE003') }
  const [first] = segmenter.segment(name.trim())
  return {
    initial: first?.segment.toLocaleUpperCase() ?? '',
    hue: String(hashName(name) % 360),
  }
}
