/** Scripts that our own fonts do not have: the system draws them, so their pictures depend on the machine. */
const scripts: Record<string, { sample: string; pattern: RegExp }> = {
  han: { sample: '深海', pattern: /\p{Script=Han}/u },
  kana: { sample: 'あア', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  hangul: { sample: '푸른', pattern: /\p{Script=Hangul}/u },
  arabic: { sample: 'فريق', pattern: /\p{Script=Arabic}/u },
  emoji: { sample: '🌱', pattern: /\p{Extended_Pictographic}/u },
}

/** 32-bit FNV-1a over bytes, as hex. */
function digest(bytes: Uint8ClampedArray): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A digest of how this machine draws each of the scripts. */
export function drawnScripts(): Record<string, string> {
  const family = getComputedStyle(document.documentElement).fontFamily
  const draw = (sample: string) => {
    const pen = new OffscreenCanvas(96, 40).getContext('2d')
    if (!pen) return ''
    pen.font = `24px ${family}`
    pen.fillText(sample, 2, 30)
    return digest(pen.getImageData(0, 0, 96, 40).data)
  }
  return Object.fromEntries(
    Object.entries(scripts).map(([name, { sample }]) => [name, draw(sample)]),
  )
}

/** The scripts of the system that occur in a text. */
export const scriptsIn = (text: string): string[] =>
  Object.keys(scripts).filter((name) => scripts[name]?.pattern.test(text))
