import type { Language } from '#i18n/language.ts'

/** What the client asked for was answered; a refusal is an answer, too. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** What the client's own code needs to draw a screen (apps/web/src/server/draw.tsx). */
export interface DrawingOrder {
  /** Path and query. */
  readonly address: string
  readonly language: Language
  readonly device: 'phone' | 'desktop'
  /** By path and query. */
  readonly answers: Readonly<Record<string, Answer>>
}

export interface Drawing {
  /** Undefined: a screen that waits for more, leads elsewhere or fails. */
  readonly html: string | undefined
  readonly failure?: string
}
