/** Text as a part to look for with LIKE: whatever it holds, it is no pattern. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
