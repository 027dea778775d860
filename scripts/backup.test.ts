import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { childEnvironment } from '../server/test/processes/child-environment.ts'
import { admin } from './admin/admin.ts'
import { backup } from './admin/backup.ts'
import { restore } from './admin/restore.ts'
import { tempDataFolder, usedDataFolder } from './embedded-postgres/test-support.ts'

/** Runs a command on a data folder, without a separate process. */
async function run(
  command: typeof backup,
  folder: string,
  args: string[],
  settings: Record<string, string> = {},
) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await command(args, {
    environment: { ...childEnvironment(), DATA_DIR: folder, ...settings },
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
  })
  return { code, out, err }
}

const runAdmin = (folder: string, args: string[]) =>
  run(
    (given, terminal) => admin(given, { ...terminal, readInput: () => Promise.resolve('') }),
    folder,
    args,
  )

describe('npm run backup and npm run restore', () => {
  it('bring an installation to another folder', async () => {
    const [here, there] = [await usedDataFolder(), await usedDataFolder()]
    const made = ['create-user', '--email', 'pat@example.com', '--reason', 'first']
    expect(await runAdmin(here, made)).toMatchObject({ code: 0 })
    const backups = tempDataFolder()
    mkdirSync(backups)
    const key = join(backups, 'key')
    writeFileSync(key, `${'0b'.repeat(32)}\n`)
    const settings = { BACKUP_KEY_FILE: key }
    const written = await run(backup, here, ['--to', backups], settings)
    expect(written).toMatchObject({ code: 0, err: [] })
    const name = readdirSync(backups).find((file) => file.endsWith('.backup')) ?? ''
    expect(written.out.join()).toContain(name)
    const from = ['--from', join(backups, name)]
    const ledger = join(backups, 'deletions.log')
    writeFileSync(ledger, '')
    for (const given of [[], ['--ledger', ledger], ['--ledger', join(backups, 'none')]]) {
      const { code, err } = await run(restore, there, [...from, ...given], settings)
      expect([code, err.join()]).toEqual([1, expect.stringContaining('There is no ledger')])
    }
    writeFileSync(ledger, `2026-11-17T10:00:00.000Z ${randomUUID()}\n`)
    const done = await run(restore, there, [...from, '--ledger', ledger], settings)
    expect(done).toMatchObject({ code: 0, err: [] })
    expect(done.out.join('\n')).toContain('names 1 people who were deleted, the last at 2026-11-17')
    expect(done.out.join('\n')).toContain('second factors, bans and roles are those of then')
    expect(done.out.join('\n')).toContain('0 people whom the ledger names')
    const history = (await runAdmin(there, ['history'])).out.join('\n')
    expect(history).toContain('create-user')
    expect(history).toContain('restore')
  })

  it('say what is missing before they begin', async () => {
    const folder = tempDataFolder()
    const key = { BACKUP_KEY: 'a'.repeat(32) }
    for (const [command, args, settings, says] of [
      [backup, [], key, 'Give --to'],
      [backup, ['--into', 'x'], key, '--into'],
      [backup, ['--to', 'x'], {}, 'BACKUP_KEY_FILE is missing'],
      [backup, ['--to', 'x'], { BACKUP_KEY_FILE: join(folder, 'none') }, 'cannot be read'],
      [backup, ['--to', 'x'], { BACKUP_KEY: 'short' }, 'at least 16 characters'],
      [restore, [], key, 'Give --from'],
    ] as const) {
      const { code, err } = await run(command, folder, [...args], settings)
      expect([code, err.join()]).toEqual([1, expect.stringContaining(says)])
    }
  })
})
