/**
 * Sources that only staff's screens load: their styles and their texts are files of their own, which players never load. A module among
 * them is imported by routes of staff, or behind `withTexts('staff', …)` (src/i18n/activate.ts); tools/checks/own-texts.test.ts.
 */
export const STAFF_SOURCES =
  /src\/(features\/(organise|administer|monitor|tokens|webhooks)\/|routes\/(admin\/|games\/monitor|account\/tokens))/

/**
 * Sources that people load who set up or use a second factor, look at their sessions or link accounts of providers: their texts are files
 * of their own, too. The button of the login screen is not among them. A module among them is imported behind `withTexts('account', …)`.
 */
export const ACCOUNT_SOURCES =
  /src\/features\/account\/(second-factor\/(?!passkey-login|passkeys)|sessions\/|providers\/identities)/
