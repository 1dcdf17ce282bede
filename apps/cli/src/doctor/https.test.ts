// Against real TLS servers with certificates made for the test, where there is openssl.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkHttps } from '#doctor/public.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'halyard-https-'))
afterAll(() => rmSync(folder, { recursive: true }))
const known = getCACertificates()
afterEach(() => setDefaultCACertificates(known))

/** A certificate for `localhost` that nobody else has signed. */
function aCertificate(days: number) {
  const [key, cert] = [join(folder, `${days}.key`), join(folder, `${days}.pem`)]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', ...curve, '-out', cert, '-days', String(days), ...name]
  execFileSync('openssl', args, { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

async function portOf(server: ReturnType<typeof createPlainServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe.skipIf(!hasOpenssl)('halyard doctor on HTTPS', () => {
  it('names what browsers refuse, and what to do', async () => {
    const port = await portOf(createServer(aCertificate(90)))
    const finding = await checkHttps(`https://localhost:${port}`)
    expect(finding.state).toBe('fault')
    expect(finding.says).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(finding.advice).toContain('NODE_EXTRA_CA_CERTS')
  })

  it('trusts an authority that this machine trusts, for its own name alone', async () => {
    const certificate = aCertificate(90)
    setDefaultCACertificates([...known, certificate.cert])
    const port = await portOf(createServer(certificate))
    expect(await checkHttps(`https://localhost:${port}`)).toMatchObject({ state: 'good' })
    const other = await checkHttps(`https://127.0.0.1:${port}`)
    expect(other.state).toBe('fault')
    expect(other.says).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
  })

  it('looks at the life of the certificate that is served', async () => {
    const certificate = aCertificate(1)
    setDefaultCACertificates([...known, certificate.cert])
    const port = await portOf(createServer(certificate))
    const finding = await checkHttps(`https://localhost:${port}`)
    expect(finding.says).toMatch(/valid for 2[34] h/)
  })

  it('says so where nothing is encrypted', async () => {
    const port = await portOf(createPlainServer())
    const finding = await checkHttps(`https://localhost:${port}`)
    expect(finding).toMatchObject({ state: 'fault', says: 'No encrypted connection is made.' })
  })
})
