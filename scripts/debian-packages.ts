import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function run(command: string, args: string[]): boolean {
  console.log(`+ ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/**
 * Works on Debian-like systems as root, or if sudo needs no password. Elsewhere it does nothing.
 */
export function installDebianPackages(...packages: string[]): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  const [command, prefix] = isRoot ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']]
  const install = [...prefix, 'install', '-y', '--no-install-recommends', ...packages]
  // The package lists of a fresh machine may be missing or too old: try, refresh, try again.
  if (run(command, install)) return
  if (run(command, [...prefix, 'update'])) run(command, install)
}
