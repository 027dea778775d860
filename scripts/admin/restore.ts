import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup, type Restored } from '../../server/src/backup/restore-backup.ts'
import { CommandError } from '../../server/src/features/staff/operators/public.ts'
import { readBackupSecret } from '../../server/src/platform/backup/backup-key.ts'
import { ledgerPath, readLedger } from '../../server/src/platform/backup/deletion-ledger.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { openStorage } from '../../server/src/platform/storage/open-storage.ts'
import { explained, type BackupTerminal } from './backup.ts'
import { need } from './options.ts'
import type { Print } from './print-lists.ts'
import { withDatabaseUrl } from './with-database-url.ts'

/** More than these are counted, not named. */
const namedFiles = 20

export const restore = (args: string[], terminal: BackupTerminal): Promise<number> =>
  explained(terminal, async () => {
    const options = parse(args)
    const from = resolve(need(options.from, '--from FILE'))
    const config = readConfig(terminal.environment)
    const secret = await readBackupSecret(config)
    const given = options.ledger?.map((path) => resolve(path))
    const withoutLedger = options['without-ledger'] === true
    const deleted = await readLedgers(given, ledgerPath(config), withoutLedger)
    terminal.print(describeLedger(deleted))
    const log = createLog('warn')
    const storage = await openStorage(config, log)
    const named = nameFiles(terminal.print)
    await withDatabaseUrl(config, async (url) => {
      const restored = await restoreBackup({
        url,
        ownerUrl: config.databaseOwnerUrl,
        storage,
        config,
        secret,
        from,
        deleted: new Set(deleted.keys()),
        withoutLedger,
        replace: options.replace === true,
        operator: userInfo().username,
        now: () => new Date(),
        log,
        onMissing: named('The database names a file that is not there'),
        onUnnamed: named('Nothing names the file'),
      })
      report(restored, terminal.print)
    })
  })

/**
 * The ledger of this installation is followed too where another is given: a restore that did not end
 * may have noted there who was deleted in the database that it emptied.
 */
async function readLedgers(
  given: readonly string[] | undefined,
  own: string,
  withoutLedger: boolean,
): Promise<ReadonlyMap<string, Date>> {
  const deleted = new Map<string, Date>()
  for (const path of new Set([own, ...(given ?? [])])) {
    const ledger = await readLedger(path)
    if (ledger === undefined && (given?.includes(path) ?? !withoutLedger)) throw noLedger(path)
    for (const [userId, deletedAt] of ledger ?? []) deleted.set(userId, deletedAt)
  }
  if (deleted.size === 0 && !withoutLedger) throw noLedger(given?.[0] ?? own)
  return deleted
}

const noLedger = (path: string) =>
  new CommandError(
    `There is no ledger of deletions at ${path}, or it names nobody, so people who were deleted since the backup would be back: give --ledger FILE, or --without-ledger if nobody was deleted.`,
  )

function describeLedger(deleted: ReadonlyMap<string, Date>): string {
  const last = [...deleted.values()].reduce(
    (one, other) => (one > other ? one : other),
    new Date(0),
  )
  return deleted.size === 0
    ? 'No ledger names anybody who was deleted.'
    : `The ledger names ${deleted.size} people who were deleted, the last at ${last.toISOString()}.`
}

const nameFiles = (print: Print) => (what: string) => {
  let count = 0
  return (key: string) => {
    if (count++ < namedFiles) print(`${what}: ${key}`)
  }
}

function report(restored: Restored, print: Print): void {
  const { madeAt, rows, files, erased, missing, unnamed } = restored
  print(`Restored the backup of ${madeAt.toISOString()}: ${rows} rows and ${files} files.`)
  print('Everybody is signed out, and no link that was mailed works any more.')
  print(
    'Passwords, identities, second factors, bans and roles are those of then: what was changed since must be changed again before nodes start.',
  )
  print('Nobody has recovery codes: people with a second factor make new ones in the settings.')
  print(`${erased} people whom the ledger names were deleted again, with their files.`)
  print(`${missing} files are missing, and ${unnamed} belong to nothing.`)
}

function parse(args: string[]) {
  const options = {
    from: { type: 'string' },
    ledger: { type: 'string', multiple: true },
    'without-ledger': { type: 'boolean' },
    replace: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
