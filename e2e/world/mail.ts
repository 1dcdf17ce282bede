import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The mails a server without a mail server has written for somebody, oldest first. @param data its data folder */
async function mailsTo(data: string, address: string): Promise<string[]> {
  const folder = join(data, 'mail')
  const files = await readdir(folder).catch((): string[] => [])
  // One that is still being written has another ending.
  const names = files.filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(
    names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.filter((text) => text.includes(`To: ${address}`))
}

/** Quoted-printable back to text, as far as an ASCII link needs it. */
const unquoted = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )

/**
 * The link in the newest mail for somebody, waited for. @param page the account page it leads to
 * @param after how many such mails there were before
 */
export async function linkFor(
  data: string,
  address: string,
  page: 'verify' | 'reset' | 'confirm',
  after = 0,
): Promise<string> {
  const pattern = new RegExp(String.raw`https?://\S+/account/${page}\?\S+`)
  for (let tries = 0; tries < 100; tries++) {
    const links = (await mailsTo(data, address)).flatMap((mail) => {
      const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(mail)
      const [link] = pattern.exec(isQuoted ? unquoted(mail) : mail) ?? []
      return link ? [link] : []
    })
    if (links.length > after) return links.at(-1) ?? ''
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail with a link to ${page} for ${address} came within 10 s`)
}

/** How many mails somebody got. */
export const countMails = async (data: string, address: string) =>
  (await mailsTo(data, address)).length
