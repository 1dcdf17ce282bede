/** The cookies of one actor. Attributes other than removal are left aside: one server, one path. */
export class CookieJar {
  #cookies = new Map<string, string>()

  get isEmpty(): boolean {
    return this.#cookies.size === 0
  }

  /** Takes the `Set-Cookie` headers of an answer. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value === '' || attributes.some(isExpiry)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** Value of the `Cookie` header. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  clear(): void {
    this.#cookies.clear()
  }
}

function isExpiry(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=')
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) < Date.now()
}
