import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.ts'

const programs = ['redis-server', 'valkey-server']
const folders = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin']

function findInstalled(): string | undefined {
  const chosen = process.env['REDIS_SERVER_PATH']
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen
    throw new Error(`REDIS_SERVER_PATH names ${chosen}, which does not exist.`)
  }
  const searched = [...(process.env['PATH'] ?? '').split(delimiter), ...folders]
  return programs
    .flatMap((program) => searched.map((folder) => join(folder, program)))
    .find((path) => existsSync(path))
}

/** The path of a Redis for the tests of several nodes; installs one if necessary. */
export function ensureRedis(): string {
  const present = findInstalled()
  if (present !== undefined) return present
  console.log('No Redis found: installing one for the tests of several nodes.')
  installDebianPackages('redis-server')
  const path = findInstalled()
  if (path !== undefined) return path
  throw new Error(
    'The tests of several nodes need Redis, and none could be installed. Install it (Debian: apt-get install redis-server; macOS: brew install redis), or set REDIS_SERVER_PATH.',
  )
}

if (import.meta.main) console.log(ensureRedis())
