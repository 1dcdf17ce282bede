/** The forms that a proof may be asked for, as the server's answers call them. */
export type CaptchaAction = 'login' | 'register' | 'recovery'

/** What we use of Cloudflare's script; https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      /** Which form asked for it; shown in its makers' statistics. */
      action: CaptchaAction
      theme: 'light' | 'dark'
      language: string
      size: 'flexible'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => boolean
    },
  ) => string | undefined
  reset: (widgetId: string) => void
  remove: (widgetId: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<Turnstile> | undefined

/** Cloudflare's script, asked for once and only here: no platform without Turnstile ever contacts Cloudflare. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Turnstile> {
  if (window.turnstile) return window.turnstile
  const script = document.createElement('script')
  script.src = address
  script.async = true
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
  if (!window.turnstile) throw new Error('Turnstile did not start')
  return window.turnstile
}
