/** Languages that stand beside each other where a message is written. */
type Written = 'en-US' | 'zh-CN'

/** Messages as they are written; `{name}` marks a value. */
export type Words = Record<string, Record<Written, string>>

/** Messages of one language by their name; what it lacks is said in English, and a test tells. */
export type Translation = Readonly<Record<string, string>>
