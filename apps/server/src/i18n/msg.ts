import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { MessageDescriptor } from '@lingui/core'

interface Source {
  /** ICU MessageFormat, in English. */
  readonly message: string
  /** Distinguishes messages with the same English text. */
  readonly context?: string
  /** A note for translators. */
  readonly comment?: string
}

/**
 * The run-time counterpart of Lingui's `msg` macro. Node runs the sources as they are, without Babel, so the id is computed here;
 * `lingui extract` treats this function as the macro (`macro.corePackage` in `lingui.config.ts`) and computes the same one.
 */
export const msg = ({ message, context }: Source): MessageDescriptor => ({
  id: generateMessageId(message, context),
  message,
})
