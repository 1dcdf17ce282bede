import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync, truncateSync } from 'node:fs'

const BYTES = 2 * 1024 ** 3

export interface Disk {
  /** Where it is mounted. */
  readonly folder: string
  readonly unmount: () => void
}

/**
 * A file system of its own, on which Docker can limit what containers write: most others, and the kernels of many test machines,
 * cannot. Undefined where there is no `btrfs`, or nothing may be mounted.
 */
export function mountLimitedDisk(folder: string): Disk | undefined {
  const image = `${folder}.image`
  const unmount = () => {
    execFileSync('umount', [folder])
    rmSync(image)
  }
  try {
    mkdirSync(folder)
    writeFileSync(image, '')
    truncateSync(image, BYTES)
    execFileSync('mkfs.btrfs', ['--quiet', image], { stdio: 'ignore' })
    execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  execFileSync('btrfs', ['quota', 'enable', folder])
  return { folder, unmount }
}
