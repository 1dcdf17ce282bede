import type { Remarks } from '#move-in/remarks.ts'
import { LONGEST_NAME } from '#modules/account/create-account.ts'
import { emailKey } from '#modules/text/email.ts'
import { normalForm } from '#modules/text/names.ts'

interface Given {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

interface AccountNames {
  readonly user_name: string
  readonly user_name_key: string
  readonly email: string
  readonly email_key: string
}

/** Names and addresses of moved accounts, each once: of two that are equal here the older account keeps its own. */
export function newAccountNames(remarks: Remarks): (given: Given) => AccountNames {
  const names = new Set<string>()
  const addresses = new Set<string>()
  return ({ id, name, email }) => {
    const userName = freeName(name?.trim() || `user-${id.slice(-8)}`, names)
    if (userName.length > LONGEST_NAME) {
      remarks.add(
        'note',
        `The name is longer than the ${LONGEST_NAME} characters of new ones, and stays as it is.`,
        userName,
      )
    }
    const trimmed = name?.trim()
    if (userName === trimmed && userName !== name) {
      remarks.add(
        'changed',
        'The name has lost the blanks at its ends.',
        `"${name}" is now "${userName}"`,
      )
    } else if (name !== null && userName !== name) {
      remarks.add(
        'changed',
        'The account has a new name, because an older one has a name that is read the same.',
        `${name} is now ${userName}`,
      )
    }
    const address = email?.trim() || placeholder(id)
    const key = emailKey(address) ?? normalForm(address)
    const isTaken = addresses.has(key)
    if (isTaken) {
      remarks.add(
        'lost',
        'The mail address belongs to an older account too, which keeps it. These log in by name, and need a new address.',
        `${userName} (${address})`,
      )
    }
    const kept = isTaken ? placeholder(id) : address
    const keptKey = isTaken ? placeholder(id) : key
    addresses.add(keptKey)
    return {
      user_name: userName,
      user_name_key: normalForm(userName),
      email: kept,
      email_key: keptKey,
    }
  }
}

/** The name, with a number where another has it; it is taken from then on. */
function freeName(name: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`
    const key = normalForm(candidate)
    if (key === '' || taken.has(key)) continue
    taken.add(key)
    return candidate
  }
}

/** An address that reaches nobody. */
const placeholder = (id: string): string => `${id}@moved.invalid`
