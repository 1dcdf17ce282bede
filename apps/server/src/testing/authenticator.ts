import { isoCBOR } from '@simplewebauthn/server/helpers'
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What a device does differently from one that behaves. */
export interface Oddities {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** Signs something else than it sends. */
  readonly isForged?: boolean
  readonly userHandle?: string | null
  readonly type?: string
}

/** A device with one passkey: it makes keys, counts and signs as WebAuthn says. */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16).toString('base64url')
  let counter = 0
  let userHandle: string | null = null

  const headOf = (oddities: Oddities, isNew: boolean) => {
    const flags = 1 | ((oddities.isVerified ?? true) ? 4 : 0) | (isNew ? 64 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(oddities.counter ?? (counter += 1), 1)
    return Buffer.concat([hash('sha256', oddities.rpId ?? rpId, 'buffer'), head])
  }
  const clientDataOf = (type: string, challenge: string, oddities: Oddities) =>
    Buffer.from(
      JSON.stringify({
        type: oddities.type ?? type,
        challenge,
        origin: oddities.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const credential = { id, rawId: id, type: 'public-key' }

  return {
    id,
    /** Answers what `createPasskeyChallenge` gave. */
    make(
      options: Pick<Schema<'PasskeyCreationModel'>, 'challenge' | 'user'>,
      oddities: Oddities = {},
    ): Schema<'PasskeyAttestationModel'> {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const rawId = Buffer.from(id, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const authData = Buffer.concat([
        headOf(oddities, true),
        Buffer.alloc(16),
        length,
        rawId,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataOf('webauthn.create', options.challenge, oddities).toString(
            'base64url',
          ),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- maps, texts and bytes
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString(
            'base64url',
          ),
          transports: ['internal'],
        },
      }
    },
    /** Answers a challenge to log in or to confirm with. */
    answer(
      { challenge }: Pick<Schema<'PasskeyChallengeModel'>, 'challenge'>,
      oddities: Oddities = {},
    ): Schema<'PasskeyAssertionModel'> {
      const clientData = clientDataOf('webauthn.get', challenge, oddities)
      const authenticatorData = headOf(oddities, false)
      const signed = Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')])
      const text = oddities.isForged ? Buffer.from('something else') : signed
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', text, privateKey).toString('base64url'),
          userHandle: oddities.userHandle === undefined ? userHandle : oddities.userHandle,
        },
      }
    },
  }
}
