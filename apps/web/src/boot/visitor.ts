/**
 * Whether the page was sent to somebody without a session, as our server says of it: who is there need not be asked, which would be
 * refused. Other servers do not say.
 */
export const isVisitors = (): boolean => document.head.hasAttribute('data-visitor')
