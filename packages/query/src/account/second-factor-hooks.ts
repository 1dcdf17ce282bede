import { accountQueries } from '#account/queries.ts'
import {
  activateTotp,
  addPasskey,
  cancelLogin,
  confirmSession,
  createConfirmationChallenge,
  createLoginChallenge,
  createPasskeyChallenge,
  createStepChallenge,
  createTotp,
  finishLogin,
  finishSignInAgain,
  logInWithPasskey,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '#account/second-factor.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetSecondFactor = queryHook(accountQueries.secondFactor)

export const useGetLoginStep = queryHook(accountQueries.loginStep)

export const useFinishLogin = mutationHook(finishLogin)

export const useFinishSignInAgain = mutationHook(finishSignInAgain)

export const useCancelLogin = mutationHook(cancelLogin)

export const useLogInWithPasskey = mutationHook(logInWithPasskey)

export const useConfirmSession = mutationHook(confirmSession)

export const useCreateTotp = mutationHook(createTotp)

export const useActivateTotp = mutationHook(activateTotp)

export const useRemoveTotp = mutationHook(removeTotp)

export const useRenewRecoveryCodes = mutationHook(renewRecoveryCodes)

export const useRenamePasskey = mutationHook(renamePasskey)

export const useRemovePasskey = mutationHook(removePasskey)

export const useAddPasskey = mutationHook(addPasskey)

export const useCreatePasskeyChallenge = mutationHook(createPasskeyChallenge)

export const useCreateStepChallenge = mutationHook(createStepChallenge)

export const useCreateLoginChallenge = mutationHook(createLoginChallenge)

export const useCreateConfirmationChallenge = mutationHook(createConfirmationChallenge)
