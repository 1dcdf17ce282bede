import type { TurnstileOptions } from '#config.ts'

const TIMEOUT_MS = 8000
/** Longest answer of the widget, as its makers promise. */
const LONGEST_TOKEN = 2048

/**
 * Asks Cloudflare whether the widget's answer is genuine; each counts once there. False too when nobody
 * answers: the captcha is a door, and a broken one stays shut.
 */
export async function isTurnstileAnswered(
  options: TurnstileOptions,
  token: string,
  ip: string,
): Promise<boolean> {
  if (token === '' || token.length > LONGEST_TOKEN) return false
  const verdict = await ask(options, token, ip)
  return verdict !== undefined && 'success' in verdict && verdict.success === true
}

/** Whether Cloudflare knows the secret: it says which part of a question it does not accept. */
export async function checkSecret(
  options: TurnstileOptions,
  ip: string,
): Promise<'Works' | 'WrongSecret' | 'Unreachable'> {
  const verdict = await ask(options, 'no-answer-of-a-visitor', ip)
  const codes = verdict && 'error-codes' in verdict ? verdict['error-codes'] : undefined
  if (!Array.isArray(codes)) return 'Unreachable'
  return codes.includes('invalid-input-secret') ? 'WrongSecret' : 'Works'
}

/** The verdict about an answer; undefined when there is none. */
async function ask(
  { secret, verifyUrl }: TurnstileOptions,
  token: string,
  ip: string,
): Promise<object | undefined> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict: unknown = await response.json()
    return response.ok && typeof verdict === 'object' && verdict !== null ? verdict : undefined
  } catch {
    return undefined
  }
}
