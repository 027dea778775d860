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
    const paths = options.ledger?.map((path) => resolve(path)) ?? [ledgerPath(config)]
    const deleted = options['without-ledger'] ? new Set<string>() : await readLedgers(paths)
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
        deleted,
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

async function readLedgers(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const ledgers = await Promise.all(
    paths.map(async (path) => [path, await readLedger(path)] as const),
  )
  const [absent] = ledgers.find(([, ledger]) => ledger === undefined) ?? []
  if (absent !== undefined)
    throw new CommandError(
      `There is no ledger of deletions at ${absent}, so people who were deleted since the backup would be back: give --ledger FILE, or --without-ledger if nobody was deleted.`,
    )
  return new Set(ledgers.flatMap(([, ledger]) => [...(ledger ?? [])]))
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
