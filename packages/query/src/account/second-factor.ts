import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secret, signsIn } from '#account/session-mutations.ts'
import { continueAs, switchUser } from '#account/session.ts'
import { accountStale } from '#account/stale.ts'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'

// Only for servers that name `secondFactor` among their extensions.

type Proof = Schema<'ProofModel'>

const sendStep = (body: Proof) => unwrap(api().POST('/api/account/login/step', { body }))

/** The second step of a log-in. */
export const finishLogin = mutationOptions({
  ...signsIn,
  mutationFn: sendStep,
  onSuccess: (_data, _input, _result, { client }) => switchUser(client),
})

/** The same on top of what is on screen. Answers whether it is the same person. */
export const finishSignInAgain = mutationOptions({
  ...signsIn,
  mutationFn: async (body: Proof, { client }) => {
    await sendStep(body)
    return continueAs(client)
  },
})

/** Gives a log-in up that waits for its second step. */
export const cancelLogin = mutationOptions({
  ...signsIn,
  mutationFn: () => unwrap(api().DELETE('/api/account/login/step')),
})

/** The challenge of a passkey as the second step. */
export const createStepChallenge = mutationOptions({
  ...signsIn,
  mutationFn: () => unwrap(api().POST('/api/account/login/step/challenge')),
})

/** The challenge of a passkey that logs in alone. */
export const createLoginChallenge = mutationOptions({
  ...signsIn,
  mutationFn: () => unwrap(api().POST('/api/account/login/challenge')),
})

export const logInWithPasskey = mutationOptions({
  ...signsIn,
  mutationFn: (passkey: Schema<'PasskeyAssertionModel'>) =>
    unwrap(api().POST('/api/account/login/passkey', { body: { passkey } })),
  onSuccess: (_data, _input, _result, { client }) => switchUser(client),
})

/** Shows once more who uses the session. */
export const confirmSession = mutationOptions({
  mutationFn: async ({ password, ...body }: Proof, { client }) =>
    unwrap(
      api().POST('/api/account/confirmation', {
        body: { ...body, ...(password != null && { password: await secret(client, password) }) },
      }),
    ),
  gcTime: 0,
  onSuccess: refresh(accountStale.confirmSession),
})

export const createConfirmationChallenge = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/confirmation/challenge')),
})

/** A secret for an authenticator app: shown once, kept nowhere. */
export const createTotp = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/secondfactor/totp')),
  gcTime: 0,
})

/** Resolves with recovery codes where it is the first factor: shown once, kept nowhere. */
export const activateTotp = mutationOptions({
  mutationFn: (body: Schema<'TotpCodeModel'>) =>
    unwrap(api().PUT('/api/account/secondfactor/totp', { body })),
  gcTime: 0,
  onSuccess: refresh(accountStale.activateTotp),
})

export const removeTotp = mutationOptions({
  mutationFn: () => unwrap(api().DELETE('/api/account/secondfactor/totp')),
  onSuccess: refresh(accountStale.removeTotp),
})

/** Resolves with the codes: shown once, kept nowhere. */
export const renewRecoveryCodes = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/secondfactor/recoverycodes')),
  gcTime: 0,
  onSuccess: refresh(accountStale.renewRecoveryCodes),
})

/** What the browser needs to make a passkey. */
export const createPasskeyChallenge = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/passkeys/challenge')),
})

/** Resolves with recovery codes where it is the first factor: shown once, kept nowhere. */
export const addPasskey = mutationOptions({
  mutationFn: (body: Schema<'PasskeyAddModel'>) =>
    unwrap(api().POST('/api/account/passkeys', { body })),
  gcTime: 0,
  onSuccess: refresh(accountStale.addPasskey),
})

type PasskeyOnly = { passkeyId: number }

export const renamePasskey = mutationOptions({
  mutationFn: ({ passkeyId, ...body }: PasskeyOnly & Schema<'PasskeyNameModel'>) =>
    unwrap(
      api().PUT('/api/account/passkeys/{passkeyId}', { params: { path: { passkeyId } }, body }),
    ),
  onSuccess: refresh(accountStale.renamePasskey),
})

export const removePasskey = mutationOptions({
  mutationFn: ({ passkeyId }: PasskeyOnly) =>
    unwrap(api().DELETE('/api/account/passkeys/{passkeyId}', { params: { path: { passkeyId } } })),
  onSuccess: refresh(accountStale.removePasskey),
})
