import type { Db } from '#db/database.ts'
import { findUser, findUserByEmail } from '#modules/account/repository.ts'
import type { UserRow } from '#modules/account/repository.ts'
import {
  isAccountNews,
  linkedMail,
  linkMail,
  movedMail,
  newsMail,
  unlinkedMail,
} from '#modules/mail/compose.ts'
import { createLink } from '#modules/mail/links.ts'
import type { AccountNews } from '#modules/mail/compose.ts'
import type { LinkPurpose } from '#modules/mail/links.ts'
import type { MailWriter } from '#modules/mail/mail-queue.ts'
import type { QueuedMail } from '#modules/mail/service.ts'
import type { Settings } from '#modules/settings/settings.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly random: Randomness
  readonly settings: Settings
}

/** Writes the mails about accounts: whom they concern is looked up here, long after the answer. */
export function createMailWriter(needs: Needs): MailWriter {
  return async (waiting) => {
    const user = await ownerOf(needs.db, waiting)
    const purpose = user && purposeOf(waiting, user)
    if (!user || !purpose) return undefined
    const { language, origin } = waiting
    // To the address as stored in the account, not as typed.
    const email = waiting.userId === null ? user.email : waiting.email
    const { globalConfig } = await needs.settings.read()
    const about = { to: email, userName: user.user_name, platform: globalConfig.title, language }
    if (purpose === 'moved') return movedMail(about)
    if (purpose === 'linked') return linkedMail(about)
    if (purpose === 'unlinked') return unlinkedMail(about)
    if (isAccountNews(purpose)) return newsMail(purpose, about)
    return linkMail(
      purpose,
      await createLink(needs, { purpose, email, owner: user, origin }),
      about,
    )
  }
}

const ownerOf = (db: Db, { userId, email }: QueuedMail): Promise<UserRow | undefined> =>
  userId === null ? findUserByEmail(db, email) : findUser(db, userId)

/** What the mail is for; undefined when the account has no use for it. */
function purposeOf(
  { occasion }: QueuedMail,
  user: UserRow,
): LinkPurpose | 'moved' | 'linked' | 'unlinked' | AccountNews | undefined {
  if (occasion !== 'recovery') return occasion
  if (user.role === 'Banned') return undefined
  if (user.email_confirmed) return 'reset'
  return user.awaits_email ? 'verify' : undefined
}
