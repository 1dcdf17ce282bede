import { rolldown } from 'rolldown'

/**
 * A script of its own, outside of the page's modules: inline in a document, or a service worker.
 *
 * @param define what the names in it that the build fills in stand for, as expressions
 */
export async function oneScript(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const script = await rolldown({ input: file, platform: 'browser', transform: { define } })
  const { output } = await script.generate({ format: 'iife', minify: true })
  await script.close()
  return output[0].code
}
