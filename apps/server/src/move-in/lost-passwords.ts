import { DEFAULT_LANGUAGE } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { PersonWithoutPassword } from '#move-in/origin.ts'
import type { Remarks } from '#move-in/remarks.ts'
import { insertQueued } from '#modules/mail/service.ts'

interface Needs {
  readonly remarks: Remarks
  readonly nowMs: number
  /** Address of the platform, without which no link can be written. */
  readonly publicUrl: string | undefined
}

/** Gives people whose password cannot be checked another one: by a mailed link, or from an administrator. */
export async function replaceLostPasswords(
  tx: Db,
  people: readonly PersonWithoutPassword[],
  { remarks, nowMs, publicUrl }: Needs,
): Promise<void> {
  const text =
    publicUrl === undefined
      ? 'The password is stored in a form that cannot be checked: an administrator has to give these people a new one. ' +
        'With HALYARD_URL set they get a link for it by mail.'
      : 'The password is stored in a form that cannot be checked: these people get a link for a new one by mail, at the next start.'
  for (const { id, name, email } of people) {
    remarks.add('lost', text, name)
    if (publicUrl === undefined) continue
    const mail = { occasion: 'recovery', userId: id, email, origin: publicUrl } as const
    await insertQueued(tx, { ...mail, language: DEFAULT_LANGUAGE }, { nowMs, dueMs: nowMs })
  }
}
