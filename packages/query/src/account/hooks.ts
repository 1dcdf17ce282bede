import {
  joinWithProvider,
  linkIdentity,
  setPassword,
  unlinkIdentity,
} from '#account/identity-mutations.ts'
import {
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  requestEmailChange,
  requestPasswordRecovery,
  resetPassword,
  signInAgain,
  updateAvatar,
  updateProfile,
  verifyEmail,
} from '#account/mutations.ts'
import { accountQueries } from '#account/queries.ts'
import { logIn, logOut, logOutEverywhere, registerAccount } from '#account/session-mutations.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetProfile = queryHook(accountQueries.profile)

export const useGetMailDelay = queryHook(accountQueries.mailDelay)

export const useListSessions = queryHook(accountQueries.sessions)

export const useListIdentities = queryHook(accountQueries.identities)

export const useGetJoin = queryHook(accountQueries.join)

export const useJoinWithProvider = mutationHook(joinWithProvider)

export const useLinkIdentity = mutationHook(linkIdentity)

export const useUnlinkIdentity = mutationHook(unlinkIdentity)

export const useSetPassword = mutationHook(setPassword)

export const useEndSession = mutationHook(endSession)

export const useEndOtherSessions = mutationHook(endOtherSessions)

export const useChangePassword = mutationHook(changePassword)

export const useConfirmEmailChange = mutationHook(confirmEmailChange)

export const useRequestEmailChange = mutationHook(requestEmailChange)

export const useResetPassword = mutationHook(resetPassword)

export const useUpdateAvatar = mutationHook(updateAvatar)

export const useUpdateProfile = mutationHook(updateProfile)

export const useVerifyEmail = mutationHook(verifyEmail)

export const useLogOut = mutationHook(logOut)

export const useLogOutEverywhere = mutationHook(logOutEverywhere)

export const useLogIn = mutationHook(logIn)

export const useSignInAgain = mutationHook(signInAgain)

export const useRegisterAccount = mutationHook(registerAccount)

export const useRequestPasswordRecovery = mutationHook(requestPasswordRecovery)
