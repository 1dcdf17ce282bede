import { I18n } from '@lingui/core'
import type { MessageDescriptor, MessageOptions } from '@lingui/core'
import { isolate } from '#i18n/isolate.ts'

type Values = NonNullable<MessageDescriptor['values']>

const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  )

/** Messages in which every text that is put in is isolated, so that no message can forget it: names come in all scripts. */
class NameSafeI18n extends I18n {
  override _(message: MessageDescriptor | string, values?: Values, options?: MessageOptions) {
    if (typeof message === 'string') return super._(message, values && isolated(values), options)
    const own = message.values ?? values
    return super._(own ? { ...message, values: isolated(own) } : message)
  }
}

/** Another one, for a test. */
export const createI18n = (...params: ConstructorParameters<typeof I18n>) =>
  new NameSafeI18n(...params)

/** The messages of the page. */
export const i18n = createI18n({})
