import { ApiError } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useAction } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askPasskey } from '#features/account/second-factor/passkeys.ts'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type Proof = Schema<'ProofModel'>

/** How somebody shows who they are. */
export type Method = Schema<'LoginMethod'> | 'password'

type ProofOptions<Data> = {
  /** What the account has; the first one is asked for. */
  methods: readonly Method[]
  challenge: () => Promise<Schema<'PasskeyChallengeModel'>>
  send: (proof: Proof) => Promise<Data>
  onDone: (data: Data) => void
}

/** A form that asks for one of several proofs. */
export function useProof<Data>({ methods, challenge, send, onDone }: ProofOptions<Data>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Method>()
  const method = chosen ?? methods[0] ?? 'code'
  const proofOf = async (text: string): Promise<Proof> => {
    if (method !== 'passkey') return { [method]: text }
    const asked = await challenge()
    return {
      passkey: await askPasskey(asked).catch(() => {
        throw new Error(t`No passkey was used. Try again, or choose another way.`)
      }),
    }
  }
  const { mutate, isPending, error, reset } = useAction(
    async (text: string) => send(await proofOf(text)),
    { meta: { signsIn: true }, onSuccess: onDone },
  )
  const { form, error: formError } = useValidatedForm({
    defaultValues: { text: '' },
    check: ({ text }) => ({
      text: method !== 'passkey' && text.trim() === '' ? t`Enter this first.` : undefined,
    }),
    failure: error,
    failingField: 'text',
  })
  // Without a field there is nowhere else to say it.
  const failure = method === 'passkey' && error instanceof ApiError ? error : formError
  return {
    method,
    others: methods.filter((other) => other !== method),
    choose: (other: Method) => {
      reset()
      form.reset()
      setChosen(other)
    },
    form,
    submit: ({ text }: { text: string }) => mutate(text.trim()),
    isPending,
    error: failure,
  }
}

export type ProofForm = Pick<
  ReturnType<typeof useProof>,
  'method' | 'others' | 'choose' | 'form' | 'isPending'
>
