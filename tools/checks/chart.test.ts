// The chart, by the program of Helm where there is one.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../..')
const chart = join(root, 'deploy/helm')
const tools = process.env['HALYARD_TEST_TOOLS'] ?? join(root, '../shared/tools')
const packed = join(tools, 'helm.zst')
const hasHelm = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)

const folder = mkdtempSync(join(tmpdir(), 'halyard-chart-'))
afterAll(() => rmSync(folder, { recursive: true }))
const helm = join(folder, 'helm')
if (hasHelm) writeFileSync(helm, zstdDecompressSync(readFileSync(packed)), { mode: 0o755 })

interface Manifest {
  readonly kind: string
  readonly spec?: Readonly<Record<string, unknown>>
  readonly rules?: unknown
  readonly metadata: { readonly namespace?: string }
}

const BUCKET = 'files.location=s3://halyard'

/** What Helm would apply, with values given as on its command line. */
async function manifests(...values: readonly string[]): Promise<Manifest[]> {
  const args = ['template', 'event', chart, '--kube-version', '1.35.0']
  const { stdout } = await promisify(execFile)(helm, [
    ...args,
    ...values.flatMap((value) => ['--set', value]),
  ])
  return parseAllDocuments(stdout).map((document): Manifest => document.toJS())
}
const ofKind = (all: readonly Manifest[], kind: string) => all.find((one) => one.kind === kind)
const podOf = (all: readonly Manifest[]) => JSON.stringify(ofKind(all, 'Deployment')?.spec)

describe.skipIf(!hasHelm)('the chart', () => {
  it('passes the strict check of Helm', () => {
    const args = ['lint', chart, '--strict', '--set', BUCKET]
    expect(execFileSync(helm, args, { encoding: 'utf8' })).toContain('0 chart(s) failed')
  })

  it('runs without rights, on a read-only file system, with secrets as files', async () => {
    const all = await manifests(BUCKET)
    expect(all.map(({ kind }) => kind).toSorted()).toEqual([
      'Deployment',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
    ])
    const pod = podOf(all)
    for (const part of [
      '"runAsNonRoot":true',
      '"readOnlyRootFilesystem":true',
      '"allowPrivilegeEscalation":false',
      '"capabilities":{"drop":["ALL"]}',
      '"automountServiceAccountToken":false',
      '"name":"DATABASE_URL_FILE","value":"/run/secrets/halyard/DATABASE_URL"',
    ])
      expect(pod).toContain(part)
    // A variable of the cluster for a service named "halyard" would be read as our port.
    expect(pod).toContain('"enableServiceLinks":false')
  })

  it('gives the servers the rights of the how-to, in the namespace of instances alone', async () => {
    const all = await manifests(BUCKET, 'instances.backend=kubernetes')
    const howTo = readFileSync(join(root, 'docs/how-to/instances-with-kubernetes.md'), 'utf8')
    const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(howTo) ?? []
    const documented = parseAllDocuments(text).map((document): Manifest => document.toJS())
    const role = ofKind(all, 'Role')
    expect(role?.rules).toEqual(ofKind(documented, 'Role')?.rules)
    expect(role?.metadata.namespace).toBe('halyard-instances')
    expect(ofKind(all, 'ClusterRole')).toBeUndefined()
    expect(podOf(all)).toContain('"automountServiceAccountToken":true')
  })

  it('opens the metrics to nobody unless somebody is named', async () => {
    const closed = await manifests(BUCKET, 'metrics.enabled=true')
    expect(JSON.stringify(ofKind(closed, 'NetworkPolicy'))).not.toContain('metrics')
    const peer = 'networkPolicy.metrics[0].namespaceSelector.matchLabels.name=monitoring'
    const opened = await manifests(BUCKET, 'metrics.enabled=true', peer)
    expect(ofKind(opened, 'NetworkPolicy')?.spec?.['ingress']).toContainEqual({
      ports: [{ port: 'metrics', protocol: 'TCP' }],
      from: [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }],
    })
  })

  it('backs up into a bucket, as a job that visitors are never sent to', async () => {
    expect(ofKind(await manifests(BUCKET), 'CronJob')).toBeUndefined()
    const secret = 'secrets.HALYARD_BACKUP_PASSPHRASE.name=halyard'
    const key = 'secrets.HALYARD_BACKUP_PASSPHRASE.key=passphrase'
    const to = 'backup.to=s3://backups/ctf?endpoint=https://s3.example.org'
    const all = await manifests(BUCKET, 'backup.enabled=true', to, 'backup.keep=14', secret, key)
    const job = ofKind(all, 'CronJob')
    expect(job?.spec).toMatchObject({ schedule: '0 * * * *', concurrencyPolicy: 'Forbid' })
    const pod = JSON.stringify(job?.spec)
    for (const part of [
      '"backup","--to","s3://backups/ctf?endpoint=https://s3.example.org","--keep","14"',
      '"name":"DATABASE_URL_FILE","value":"/run/secrets/halyard/DATABASE_URL"',
      '"name":"HALYARD_BACKUP_PASSPHRASE_FILE"',
      '"runAsNonRoot":true',
      '"readOnlyRootFilesystem":true',
    ])
      expect(pod).toContain(part)
    const chosen = ofKind(all, 'Service')?.spec?.['selector']
    expect(chosen).toMatchObject({ 'app.kubernetes.io/name': 'halyard' })
    expect(pod).not.toContain('"app.kubernetes.io/name":"halyard"')
    await expect(manifests(BUCKET, 'backup.enabled=true')).rejects.toThrow('backup needs backup.to')
    await expect(manifests('replicas=1', 'backup.enabled=true', to)).rejects.toThrow(
      'backup needs files.location',
    )
  })

  it('refuses values that would lose files', async () => {
    await expect(manifests('replicas=2')).rejects.toThrow('files.location must name a bucket')
    await expect(manifests(BUCKET, 'persistence.enabled=true')).rejects.toThrow(
      'persistence is for one server',
    )
    await expect(manifests(BUCKET, 'ingress.enabled=true')).rejects.toThrow('ingress needs url')
    const alone = await manifests('replicas=1', 'persistence.enabled=true')
    expect(ofKind(alone, 'Deployment')?.spec?.['strategy']).toEqual({ type: 'Recreate' })
    expect(ofKind(alone, 'PodDisruptionBudget')).toBeUndefined()
  })
})
