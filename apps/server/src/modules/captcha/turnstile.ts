import type { TurnstileOptions } from '#config.ts'

const TIMEOUT_MS = 8000
/** Longest answer of the widget, as its makers promise. */
const LONGEST_TOKEN = 2048

/**
 * Asks Cloudflare whether the widget's answer is genuine; each counts once there. False too when nobody
 * answers: the captcha is a door, and a broken one stays shut.
 */
export async function isTurnstileAnswered(
  { secret, verifyUrl }: TurnstileOptions,
  token: string,
  ip: string,
): Promise<boolean> {
  if (token === '' || token.length > LONGEST_TOKEN) return false
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict: unknown = await response.json()
    return (
      response.ok &&
      typeof verdict === 'object' &&
      verdict !== null &&
      'success' in verdict &&
      verdict.success === true
    )
  } catch {
    return false
  }
}
