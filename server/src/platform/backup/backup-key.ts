import { hkdfSync, scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'

const keyBytes = 32
const leastCharacters = 16
/** Takes 128 MB and about half a second, which makes guessing a passphrase dear. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const derive = promisify<string, Uint8Array, number, typeof cost, Buffer>(scrypt)

/** What the operator keeps: 64 hexadecimal digits are a key, and anything else is a passphrase. */
export async function readBackupSecret(
  config: Pick<Config, 'backupKey' | 'backupKeyFile'>,
): Promise<string> {
  const secret = config.backupKey ?? (await readKeyFile(config.backupKeyFile))
  if (secret.length < leastCharacters)
    throw new BackupError(
      `The key of backups must have at least ${leastCharacters} characters: make one with "openssl rand -hex 32".`,
    )
  return secret
}

async function readKeyFile(path: string | undefined): Promise<string> {
  if (path === undefined)
    throw new BackupError(
      'The setting BACKUP_KEY_FILE is missing: it names the file with the key of backups, such as "openssl rand -hex 32" makes.',
    )
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    throw new BackupError('The file in BACKUP_KEY_FILE cannot be read: correct the path.')
  }
}

/** The key of one archive, whose salt no other has. */
export async function archiveKey(secret: string, salt: Uint8Array): Promise<Uint8Array> {
  if (!/^[\da-f]{64}$/i.test(secret)) return derive(secret.normalize(), salt, keyBytes, cost)
  return new Uint8Array(
    hkdfSync('sha256', Buffer.from(secret, 'hex'), salt, 'patchbay backup', keyBytes),
  )
}
