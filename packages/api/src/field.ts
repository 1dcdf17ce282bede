/** The value under a key of anything, or undefined when there is none. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined
