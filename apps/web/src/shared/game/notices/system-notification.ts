import { alertSettings } from '#shared/game/notices/alert-settings.ts'

type SystemNotification = {
  title: string
  body: string
  /** Notifications of one tag replace each other, so that several tabs show each once. */
  tag: string
}

/** Shows a notification of the system, where the reader wished for that and the browser allows it. */
export function showSystemNotification({ title, body, tag }: SystemNotification): void {
  if (!alertSettings().desktop || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, tag, lang: document.documentElement.lang })
  shown.addEventListener('click', () => window.focus())
}
