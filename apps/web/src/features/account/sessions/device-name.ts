import Bowser from 'bowser'

/** What a browser calls itself, in short: "Firefox, Linux". Undefined where it says nothing that is known. */
export function deviceName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length > 0 ? names.join(', ') : undefined
}
