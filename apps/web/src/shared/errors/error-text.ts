import { ApiError, errorMessage } from '@halyard/api'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What we say about failures that come without words of the server. */
const byStatus: Record<number, ReturnType<typeof msg>> = {
  0: msg`The server cannot be reached. Check your connection and try again.`,
  200: msg`Something else answered in place of the platform, such as the login page of a network.`,
  401: msg`Log in to do this.`,
  403: msg`You are not allowed to do this.`,
  404: msg`This no longer exists.`,
  413: msg`The file is too large for the server.`,
  429: msg`Too many attempts. Wait a moment and try again.`,
  501: msg`This is not built yet.`,
}

/**
 * A failure in the reader's language: the server's own words when it sent some, else ours for the kind of failure.
 *
 * @returns a function, so that one component can word several failures
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useLingui()
  return (error) => {
    if (error instanceof ApiError && error.title === '') {
      const { field } = error
      if (field !== undefined)
        return t`The answer of the server is incomplete: it lacks “${field}”.`
      const known = byStatus[error.status]
      return known
        ? i18n._(known)
        : t`The server failed (${{ status: error.status }}). Try again in a moment.`
    }
    return errorMessage(error, t`Something went wrong, and we do not know what.`)
  }
}
