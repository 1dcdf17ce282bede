import { type Hex, parseHex } from '#theme/hex.ts'

type EyeDropperLike = new () => { open: () => Promise<{ sRGBHex: string }> }

const isEyeDropper = (value: unknown): value is EyeDropperLike => typeof value === 'function'

/** The browser's eye dropper, where it has one; the promise holds null when it was put away. */
export function pickFromScreen(): (() => Promise<Hex | null>) | null {
  const Dropper: unknown = Reflect.get(globalThis, 'EyeDropper')
  if (!isEyeDropper(Dropper)) return null
  return async () => {
    try {
      return parseHex((await new Dropper().open()).sRGBHex)
    } catch {
      return null
    }
  }
}
