import { alertSettings } from '#shared/game/alert-settings.ts'

type News = {
  title: string
  body: string
  /** News of one tag is told once, however many tabs tell it. */
  tag: string
}

/** Has the system tell of something, where the reader wished for that and the browser allows it. */
export function tellOutside({ title, body, tag }: News): void {
  if (!alertSettings().desktop || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag, lang: document.documentElement.lang })
  shown.addEventListener('click', () => window.focus())
}
