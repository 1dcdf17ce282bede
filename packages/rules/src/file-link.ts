/** Whether players may be sent to this address for a file: one on the web, or one of the platform itself, which starts with a slash. */
export const isFileLink = (link: string): boolean =>
  /^(https?:\/\/|\/(?![/\\]))/i.test(link) && URL.canParse(link, 'https://platform.invalid')
