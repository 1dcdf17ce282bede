/** A name in a notice, which is Markdown: whatever it has of it is text. */
export const plainName = (name: string): string => name.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
