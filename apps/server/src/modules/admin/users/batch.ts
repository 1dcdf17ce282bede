import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { acceptName, nameOrEmailTaken, newStamp } from '#modules/account/create-account.ts'
import { isPasswordAcceptable } from '#modules/account/policy.ts'
import { findUserByEmail, insertUser, updateUser } from '#modules/account/service.ts'
import { findUserByName } from '#modules/admin/users/repository.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { acceptTeamName } from '#modules/team/name.ts'
import { addMember, insertTeam } from '#modules/team/service.ts'
import { requireEmailKey } from '#modules/text/email.ts'
import { normalForm } from '#modules/text/names.ts'
import { hashPassword } from '#platform/passwords.ts'
import { orderedUuid, randomHex } from '#platform/random.ts'

type Model = Schema<'UserCreateModel'>
type Needs = Pick<Context, 'tx' | 'clock' | 'random'>

interface Entry {
  readonly model: Model
  readonly name: string
  readonly passwordHash: string
}

const INVITE_SECRET_BYTES = 16

/**
 * Makes all accounts of a list or none; one whose name or mail exists is changed instead. The first of a
 * team name becomes captain of a new team, the next of that name join it. Throws Refusal 400.
 */
export async function createUsers(needs: Needs, models: readonly Model[]): Promise<void> {
  const entries = await Promise.all(models.map(prepare))
  await needs
    .tx(async (tx) => {
      const teams = new Map<string, number>()
      for (const entry of entries) {
        const userId = await putAccount(tx, needs, entry)
        await putIntoTeam(tx, needs, teams, { userId, teamName: entry.model.teamName })
      }
    })
    .catch((error: unknown) => {
      throw nameOrEmailTaken(error)
    })
}

async function prepare(model: Model): Promise<Entry> {
  const name = acceptName(model.userName)
  if (!isPasswordAcceptable(model.password)) throw new Refusal(400, 'passwordTooWeak')
  return { model, name, passwordHash: await hashPassword(model.password) }
}

async function putAccount(
  tx: Db,
  { clock, random }: Pick<Needs, 'clock' | 'random'>,
  { model, name, passwordHash }: Entry,
): Promise<string> {
  const known = (await findUserByName(tx, name)) ?? (await findUserByEmail(tx, model.email))
  const columns = {
    user_name: name,
    user_name_key: normalForm(name),
    email: model.email.trim(),
    email_key: requireEmailKey(model.email),
    password_hash: passwordHash,
    security_stamp: newStamp(random),
    ...(model.realName != null && { real_name: model.realName }),
    ...(model.stdNumber != null && { std_number: model.stdNumber }),
    ...(model.phone != null && { phone: model.phone }),
  }
  if (known) {
    await updateUser(tx, known.id, columns)
    return known.id
  }
  const id = orderedUuid(random, clock.now())
  await insertUser(tx, { id, ...columns, email_confirmed: true, created_at: ms(clock.now()) })
  return id
}

async function putIntoTeam(
  tx: Db,
  { clock, random }: Pick<Needs, 'clock' | 'random'>,
  teams: Map<string, number>,
  { userId, teamName }: { userId: string; teamName: string | null | undefined },
): Promise<void> {
  const name = teamName == null ? undefined : acceptTeamName(teamName)
  if (name === undefined) return
  const known = teams.get(name)
  const teamId =
    known ??
    (
      await insertTeam(tx, {
        name,
        captain_id: userId,
        invite_secret: randomHex(random, INVITE_SECRET_BYTES),
        created_at: ms(clock.now()),
      })
    ).id
  teams.set(name, teamId)
  await addMember(tx, teamId, userId, clock.now())
}
