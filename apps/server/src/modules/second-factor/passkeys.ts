import { ms } from '#db/database.ts'
import type { NewRow, Row } from '#db/database.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import {
  CHALLENGE_LIFE_MS,
  createChallenge,
  spendChallenge,
} from '#modules/second-factor/passkey-challenges.ts'
import type { ChallengeUse } from '#modules/second-factor/passkey-challenges.ts'
import { requirePasskeySite } from '#modules/second-factor/passkey-site.ts'
import type { PasskeySite } from '#modules/second-factor/passkey-site.ts'
import { countUse, findPasskey, listPasskeys } from '#modules/second-factor/repository.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'random' | 'config'>

const MAX_PASSKEYS = 20
/** EdDSA, ES256 and RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: a server starts without it. */
const library = () => import('@simplewebauthn/server')

/** The account as passkeys remember it: the bytes of its id. */
const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

const descriptorOf = ({ credential_id: id, transports }: Row<'passkeys'>) => ({ id, transports })

/** What a browser needs to make a passkey. Throws Refusal 400. */
export async function creationOptions(
  needs: Needs,
  { id, name, platform }: { id: string; name: string; platform: string },
): Promise<Schema<'PasskeyCreationModel'>> {
  const { rpId } = requirePasskeySite(needs.config)
  const known = await listPasskeys(needs.db, id)
  if (known.length >= MAX_PASSKEYS) throw new Refusal(400, 'passkeysTooMany')
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs: ALGORITHMS,
    rpName: platform,
    rpID: rpId,
    userID: handleOf(id),
    userName: name,
    userDisplayName: name,
    challenge: await createChallenge(needs, { purpose: 'add', user_id: id }),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with all that is asked for above
  return options as Schema<'PasskeyCreationModel'>
}

/** What a browser needs to ask for a passkey: for those of the account, or for any that checks who holds it. Throws Refusal 400. */
export async function requestOptions(
  needs: Needs,
  use: ChallengeUse,
): Promise<Schema<'PasskeyChallengeModel'>> {
  const { rpId } = requirePasskeySite(needs.config)
  const known = use.user_id === null ? [] : await listPasskeys(needs.db, use.user_id)
  if (use.user_id !== null && known.length === 0) throw new Refusal(400, 'passkeyUnknown')
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: await createChallenge(needs, use),
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: known.map(descriptorOf),
    userVerification: use.user_id === null ? 'required' : 'preferred',
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with all that is asked for above
  return options as Schema<'PasskeyChallengeModel'>
}

/** The new passkey that an answer carries, checked. Throws Refusal 400. */
export async function checkAttestation(
  needs: Needs,
  userId: string,
  { name, passkey }: Schema<'PasskeyAddModel'>,
): Promise<NewRow<'passkeys'>> {
  const site = requirePasskeySite(needs.config)
  const challenge = challengeOf(passkey.response.clientDataJSON, site)
  await spendChallenge(needs, challenge, { purpose: 'add', user_id: userId })
  const { transports, ...response } = passkey.response
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: {
        ...passkey,
        type: 'public-key',
        response,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw new Refusal(400, 'passkeyWrong')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    user_id: userId,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: transports ?? [],
    name: name.trim(),
    created_at: ms(needs.clock.now()),
  }
}

/** The account whose passkey answered a challenge for that use. Throws Refusal 400 for any other answer. */
export async function checkAssertion(
  needs: Needs,
  passkey: Schema<'PasskeyAssertionModel'>,
  use: ChallengeUse,
): Promise<string> {
  const site = requirePasskeySite(needs.config)
  const { userHandle, ...response } = passkey.response
  const challenge = challengeOf(response.clientDataJSON, site)
  await spendChallenge(needs, challenge, use)
  const known = await findPasskey(needs.db, passkey.id)
  const isTheirs = known && (use.user_id === null || use.user_id === known.user_id)
  if (!isTheirs || !isHandleOf(userHandle, known.user_id)) throw new Refusal(400, 'passkeyUnknown')
  const { verifyAuthenticationResponse } = await library()
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...passkey, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      // Its counter is compared in the statement that stores it: two answers may come at once.
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: 0,
      },
      requireUserVerification: false,
    }),
  )
  // The password is the other factor, or the device is.
  if (use.user_id === null && !authenticationInfo.userVerified)
    throw new Refusal(400, 'passkeyNotVerified')
  const { newCounter: counter } = authenticationInfo
  if (!(await countUse(needs.db, known.id, { counter, nowMs: needs.clock.now() })))
    throw new Refusal(400, 'passkeyCopied')
  return known.user_id
}

/** Passkeys that do not remember the account name none. */
const isHandleOf = (sent: string | null | undefined, userId: string) =>
  sent == null || Buffer.from(sent, 'base64url').equals(handleOf(userId))

/** The challenge that an answer is for. Throws Refusal 400 where it is no answer, or comes from another site. */
function challengeOf(clientDataJSON: string, { origin }: PasskeySite): string {
  const data = readClientData(clientDataJSON)
  if (data?.origin !== origin) throw new Refusal(400, data ? 'passkeyElsewhere' : 'passkeyWrong')
  return data.challenge
}

function readClientData(text: string): { origin: unknown; challenge: string } | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof data !== 'object' || data === null) return undefined
    const { origin, challenge } = { origin: undefined, challenge: undefined, ...data }
    return typeof challenge === 'string' ? { origin, challenge } : undefined
  } catch {
    return undefined
  }
}

/** The library throws plain errors for whatever is wrong with an answer. */
async function verified<Result extends { verified: boolean }>(
  verify: () => Promise<Result>,
): Promise<Result> {
  const result = await verify().catch(() => undefined)
  if (!result?.verified) throw new Refusal(400, 'passkeyWrong')
  return result
}
