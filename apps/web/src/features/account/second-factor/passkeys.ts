import type { Schema } from '@halyard/api'

/** The browser's side of passkeys, loaded with the first one that is asked for. */
const library = () => import('@simplewebauthn/browser')

/** Asks the reader for one of their passkeys. Rejects where they cancel, or have none. */
export async function askPasskey(
  challenge: Schema<'PasskeyChallengeModel'>,
): Promise<Schema<'PasskeyAssertionModel'>> {
  const { startAuthentication } = await library()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract writes down what the library takes
  const optionsJSON = challenge as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return startAuthentication({ optionsJSON })
}

/** Has the reader make a passkey. Rejects where they cancel, or have one on this device already. */
export async function makePasskey(
  options: Schema<'PasskeyCreationModel'>,
): Promise<Schema<'PasskeyAttestationModel'>> {
  const { startRegistration } = await library()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract writes down what the library takes
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON })
}
