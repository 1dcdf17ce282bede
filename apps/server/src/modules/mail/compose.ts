import type { Language } from '#i18n/language.ts'
import { translate } from '#i18n/translate.ts'
import { LINK_LIFETIME_MS } from '#modules/mail/links.ts'
import type { LinkPurpose } from '#modules/mail/links.ts'
import type { Mail } from '#platform/mail.ts'
import { escapeHtml } from '#modules/text/html.ts'

interface About {
  readonly to: string
  readonly userName: string
  /** Title of the platform. */
  readonly platform: string
  readonly language: Language
}

const KEYS = {
  verify: ['mailVerifySubject', 'mailVerifyLead', 'mailVerifyAction'],
  reset: ['mailResetSubject', 'mailResetLead', 'mailResetAction'],
  confirm: ['mailConfirmSubject', 'mailConfirmLead', 'mailConfirmAction'],
} as const satisfies Record<LinkPurpose, readonly string[]>

/** The mail that carries a link. */
export function linkMail(purpose: LinkPurpose, url: string, about: About): Mail {
  const { language, userName, platform } = about
  const [subject, lead, action] = KEYS[purpose]
  const values = { userName, platform }
  const hours = LINK_LIFETIME_MS / 3_600_000
  const greeting = translate(language, 'mailGreeting', values)
  const opening = translate(language, lead, values)
  const closing = [
    translate(language, 'mailLinkLife', { hours }),
    translate(language, 'mailNotYou'),
  ]
  return {
    to: about.to,
    subject: translate(language, subject, values),
    text: `${[greeting, opening, url, closing.join('\n')].join('\n\n')}\n`,
    html: page(language, [
      paragraph(greeting),
      paragraph(opening),
      `<p><a href="${escapeHtml(url)}">${escapeHtml(translate(language, action))}</a></p>`,
      ...closing.map(paragraph),
    ]),
  }
}

/** Shows that mails arrive, and what they look like. */
export function testMail(about: About): Mail {
  return plainMail(about, 'mailTestSubject', 'mailTestLead')
}

const ABOUT_ACCOUNT = {
  factorAdded: ['mailFactorAddedSubject', 'mailFactorAddedLead'],
  factorRemoved: ['mailFactorRemovedSubject', 'mailFactorRemovedLead'],
  factorReset: ['mailFactorResetSubject', 'mailFactorResetLead'],
  codesRenewed: ['mailCodesRenewedSubject', 'mailCodesRenewedLead'],
  codesTried: ['mailCodesTriedSubject', 'mailCodesTriedLead'],
  newDevice: ['mailNewDeviceSubject', 'mailNewDeviceLead'],
} as const

/** What the owner of an account should know that happened to it. */
export type AccountNews = keyof typeof ABOUT_ACCOUNT

export const isAccountNews = (occasion: string): occasion is AccountNews =>
  occasion in ABOUT_ACCOUNT

export function newsMail(news: AccountNews, about: About): Mail {
  const [subject, lead] = ABOUT_ACCOUNT[news]
  return plainMail(about, subject, lead)
}

/** Informs the old address that the account now has another one. */
export function movedMail(about: About): Mail {
  return plainMail(about, 'mailMovedSubject', 'mailMovedLead')
}

/** Informs the owner that an account of a provider opens the account. */
export const linkedMail = (about: About): Mail =>
  plainMail(about, 'mailLinkedSubject', 'mailLinkedLead')

/** … and that one no longer does. */
export const unlinkedMail = (about: About): Mail =>
  plainMail(about, 'mailUnlinkedSubject', 'mailUnlinkedLead')

type Subject =
  | 'mailTestSubject'
  | 'mailMovedSubject'
  | 'mailLinkedSubject'
  | 'mailUnlinkedSubject'
  | (typeof ABOUT_ACCOUNT)[AccountNews][0]
type Lead =
  | 'mailTestLead'
  | 'mailMovedLead'
  | 'mailLinkedLead'
  | 'mailUnlinkedLead'
  | (typeof ABOUT_ACCOUNT)[AccountNews][1]

/** A greeting and a paragraph. */
function plainMail(
  { to, language, userName, platform }: About,
  subject: Subject,
  lead: Lead,
): Mail {
  const values = { userName, platform }
  const lines = [translate(language, 'mailGreeting', values), translate(language, lead, values)]
  return {
    to,
    subject: translate(language, subject, values),
    text: `${lines.join('\n\n')}\n`,
    html: page(language, lines.map(paragraph)),
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function page(language: Language, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><body>\n${parts.join('\n')}\n</body></html>\n`
}
