import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { query } from '../server/src/platform/db/query.ts'
import {
  start as startPostgres,
  tempDataFolder,
  usedDataFolder,
} from './embedded-postgres/test-support.ts'
import { childEnvironment } from '../server/test/processes/child-environment.ts'
import { admin as runAdmin } from './admin/admin.ts'

const script = fileURLToPath(new URL('admin.ts', import.meta.url))

/** Runs the command as an operator does. */
async function npmRunAdmin(folder: string, args: string[]) {
  const env = { ...childEnvironment(), DATA_DIR: folder }
  const child = spawn(process.execPath, [script, ...args], { env, cwd: '/' })
  child.stdin.end()
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { code, out, err }
}

/** The same, without a separate process. */
async function admin(folder: string, args: string[], input = '', answer?: string) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runAdmin(args, {
    environment: { ...childEnvironment(), DATA_DIR: folder },
    readInput: () => Promise.resolve(input),
    ...(answer !== undefined && {
      ask: (question: string) => {
        out.push(question)
        return Promise.resolve(answer)
      },
    }),
    print: (line) => void out.push(`${line}\n`),
    complain: (line) => void err.push(`${line}\n`),
  })
  return { code, out: out.join(''), err: err.join('') }
}

describe('npm run admin', () => {
  it('works before the first start and beside a running database, and records every use', async () => {
    const folder = tempDataFolder()
    const create = [
      'create-user',
      '--email',
      'pat@example.com',
      '--name',
      'Pat',
      '--operator',
      'olga',
    ]
    const made = await npmRunAdmin(folder, [
      ...create,
      '--role',
      'admin',
      '--reason',
      'first admin',
    ])
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/^Made [\da-f-]{36}\.\nPassword, shown only now: \S{20,}\n$/)

    await startPostgres({ folder })
    const banned = await npmRunAdmin(folder, [
      'ban',
      '--user',
      'pat@example.com',
      '--yes',
      '--because',
      'No adverts.',
      '--reason',
      'spam',
    ])
    expect(banned).toMatchObject({ code: 0, err: '' })
    await admin(folder, ['unban', '--user', 'pat@example.com', '--yes', '--reason', 'a mistake'])
    const { out } = await admin(folder, ['history'])
    const actions = out.trim().split('\n')
    expect(actions).toHaveLength(3)
    expect(actions[0]).toMatch(/ unban .* a mistake$/)
    expect(actions[1]).toMatch(/ ban .*"words":"No adverts.".* spam$/)
    expect(actions[2]).toMatch(/^\S+ {2}olga {2}create-user .*"role":"admin".* first admin$/)
    expect(out).not.toContain(made.out.split(' ').at(-1)?.trim())

    // Nothing runs jobs here, so the three mails about it remain queued.
    const jobs = (await admin(folder, ['jobs'])).out.trim().split('\n')
    expect(jobs).toHaveLength(3)
    expect(jobs[0]).toMatch(/^1 {2}send_mail {2}waiting {2}attempt 0 of 25 {2}\S+Z {2}-$/)
    const discard = ['discard-job', '--job', '1', '--reason', 'not needed']
    expect((await admin(folder, discard)).out).toBe('Job 1 (send_mail) is gone.\n')
    expect(await npmRunAdmin(folder, discard)).toMatchObject({ code: 1, out: '' })
    const retry = await admin(folder, ['retry-job', '--job', '2', '--reason', 'now'])
    expect(retry.out).toBe('Job 2 (send_mail) will be tried now.\n')
    expect((await admin(folder, ['history', '--limit', '1'])).out).toMatch(
      / retry-job {2}- {2}\{"job":"2","task":"send_mail"\} {2}now$/m,
    )
  })

  it('shows whom a command concerns, and changes nothing without a yes', async () => {
    const folder = await usedDataFolder()
    await startPostgres({ folder })
    const create = ['create-user', '--email', 'lou@example.com', '--name', 'Lou\u001b[2JX']
    const { out: made } = await admin(folder, [...create, '--reason', 'x'])
    const id = /Made (\S+)\./.exec(made)?.[1] ?? ''
    const day = new Date().toISOString().slice(0, 10)
    const line = `${id}, Lou[2JX, user, signs in with email, joined ${day}\n`
    const role = ['set-role', '--role', 'admin', '--reason', 'x', '--user']
    expect(await admin(folder, [...role, id])).toEqual({
      code: 1,
      out: line,
      err: 'Nobody is here to confirm that: look at the person, then add --yes.\n',
    })
    const no = await admin(folder, [...role, id], '', '')
    expect(no).toMatchObject({ code: 1, err: 'Nothing was changed.\n' })
    expect(no.out).toContain('set-role: is this the person? [y/N]')
    const byAddress = await admin(folder, [...role, 'lou@example.com', '--yes'])
    expect(byAddress).toEqual({
      code: 1,
      out: '',
      err: `A role is given to an id, not to an address. That address was told by:\n${line.trim()}, address proven\n`,
    })
    const rotate = ['rotate-file-key', '--at-once', '--reason', 'a dump was lost']
    expect((await admin(folder, rotate)).out).toContain('within a minute no older address works')
    const yes = await admin(folder, [...role, id], '', 'y')
    expect(yes.out).toContain(`${id} is now admin (was user).`)
    expect((await admin(folder, ['history'])).out.trim().split('\n')).toHaveLength(3)
  })

  it('[W-10, W-11] lists stored files, and removes those that belong to nothing', async () => {
    const folder = await usedDataFolder()
    await startPostgres({ folder })
    const key = `community-attachments/${randomUUID()}/${randomUUID()}/${randomUUID()}.txt`
    const path = join(folder, 'files', key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'left')
    utimesSync(path, 0, 0)
    const listed = await admin(folder, ['list-files', '--bucket', 'community-attachments'])
    expect(listed).toMatchObject({ code: 0, out: `${key}  4  1970-01-01T00:00:00.000Z\n`, err: '' })
    const dry = await admin(folder, ['clean-files', '--dry-run'])
    expect(dry.out).toBe(
      `orphan  ${key}\nWould remove 0 files sent with nothing and 1 without a row.\n`,
    )
    expect(existsSync(path)).toBe(true)
    const done = await admin(folder, ['clean-files', '--reason', 'room'])
    expect(done.out).toContain('Removed 0 files sent with nothing and 1 without a row.')
    expect(existsSync(path)).toBe(false)
  })

  it('publishes an article from a file, changes nothing the second time, and removes it', async () => {
    const folder = await usedDataFolder()
    await startPostgres({ folder })
    const editor = ['create-user', '--email', 'ed@example.com', '--role', 'editor']
    await admin(folder, [...editor, '--reason', 'x'])
    const file = join(folder, 'winding-cables.md')
    const head = 'title: Cables\ncategory: Craft\nauthor: ed@example.com\nsummary: Over, under.'
    writeFileSync(file, `---\n${head}\n---\nOver.\n\n<b>Under.</b>\n`)
    const publish = () => admin(folder, ['publish-article', file, '--reason', 'it is ready'])
    expect(await publish()).toEqual({
      code: 1,
      out: '',
      err: `${file}\nLine 9: HTML cannot be used: <b>\nLine 9: HTML cannot be used: </b>\n`,
    })
    writeFileSync(file, `---\n${head}\n---\nOver.\n\n**Under.**\n`)
    expect(await publish()).toMatchObject({ out: '/hub/winding-cables is published.\n', err: '' })
    expect((await publish()).out).toBe('/hub/winding-cables is unchanged.\n')
    const gone = ['unpublish-article', 'winding-cables', '--reason', 'wrong']
    expect((await admin(folder, gone)).out).toContain('winding-cables is gone')
    expect((await admin(folder, ['history', '--limit', '2'])).out).toMatch(
      / unpublish-article .* wrong\n.* publish-article .*"outcome":"unchanged".* it is ready\n$/,
    )
  })

  it('lists requests that wait for a review and reports that wait for an answer, and handles both', async () => {
    const folder = await usedDataFolder()
    const create = ['create-user', '--email', 'ana@example.com', '--reason', 'x']
    const created = await admin(folder, create)
    const person = /Made (\S+)\./.exec(created.out)?.[1] ?? ''
    const { url } = await startPostgres({ folder })
    const db = openDatabase({ url, poolSize: 1, pooled: true })
    const [request, question, reporter] = [randomUUID(), randomUUID(), randomUUID()]
    const owner = { user_id: person }
    await query(db)
      .insertInto('verification_requests')
      .values({ ...owner, id: request, credentials: 'Two records.\nSee https://ana.example' })
      .execute()
    await query(db)
      .insertInto('user_feedback')
      .values({ ...owner, id: question, type: 'question', content: 'How do I leave?' })
      .execute()
    await query(db).insertInto('user_profiles').values({ id: reporter }).execute()
    const [report, subject] = [randomUUID(), randomUUID()]
    await query(db)
      .insertInto('user_reports')
      .values({
        id: report,
        reporter_id: reporter,
        reported_id: person,
        client_id: randomUUID(),
        subject_type: 'post',
        subject_id: subject,
        reason: 'Not theirs.\nI made it.',
        snapshot: JSON.stringify({
          title: 'Mine',
          authorId: reporter,
          writtenBy: person,
          writtenAt: '2027-01-02T00:00:00.000Z',
          authorVersion: { title: 'Yours', content: '', writtenAt: '2027-01-01T00:00:00.000Z' },
        }),
      })
      .execute()
    await closeDatabase(db)

    expect((await admin(folder, ['verifications'])).out).toMatch(
      new RegExp(`^${request}  \\S+Z  ${person}  -\n    Two records\\.\n    See https://ana`),
    )
    const reject = ['reject-verification', '--request', request, '--because', 'Not yet.']
    expect((await admin(folder, [...reject, '--reason', 'x'])).out).toBe(
      `${person} is told why not, and may ask again.\n`,
    )
    expect((await admin(folder, ['feedback'])).out).toMatch(
      new RegExp(`^${question}  \\S+Z  question  ${person}\n    How do I leave\\?\n$`),
    )
    const answer = ['answer-feedback', '--feedback', question, '--answer', 'So.', '--reason', 'x']
    expect((await admin(folder, answer)).out).toBe(`${person} gets the answer by mail.\n`)
    expect((await admin(folder, ['list-reports'])).out).toMatch(
      new RegExp(
        `^${report}  \\S+Z  post ${subject}  about ${person} \\(-\\)  from ${reporter} and 0 more\n` +
          `    Not theirs\\.\n    I made it\\.\n` +
          `    Written by the leader, ${person}, at 2027-01-02T\\S+Z\\. ` +
          `The words of the author, ${reporter}, of 2027-01-01T\\S+Z stand beside them\\.\n` +
          `    {.*"title":"Mine".*"title":"Yours".*}\n$`,
      ),
    )
    const resolve = ['resolve-report', '--report', report, '--resolution', 'Taken down.']
    expect((await admin(folder, [...resolve, '--reason', 'x'])).out).toBe(
      `The report about ${person} is resolved; what it quotes is erased after thirty days.\n`,
    )
    expect((await admin(folder, ['list-reports'])).out).toBe('')
    expect((await admin(folder, ['list-reports', '--resolved'])).out).toMatch(
      new RegExp(`^${report} .*\n(.*\n){2}    Taken down\\.\n    Written by .*\n    {.*}\n$`),
    )
    const history = (await admin(folder, ['history'])).out.trim().split('\n')
    expect(history.slice(0, 2).map((line) => line.split('  ')[4])).toEqual([
      '{"limit":50,"resolved":true}',
      '{"limit":50}',
    ])
    expect(history.map((line) => line.split('  ')[2])).toEqual([
      'list-reports',
      'list-reports',
      'resolve-report',
      'list-reports',
      'answer-feedback',
      'feedback',
      'reject-verification',
      'verifications',
      'create-user',
    ])
  })

  it.each([
    [['fly'], 'There is no command "fly".'],
    [['ban', '--user', 'x'], 'Say why, with --reason "…": it is recorded.'],
    [['discard-job', '--job', '1'], 'Say why, with --reason "…": it is recorded.'],
    [['ban', '--nonsense'], "Unknown option '--nonsense'"],
    [['ban', '--user', 'x', '--dry-run'], 'Only clean-files can be tried with --dry-run.'],
    [['publish-article', '--reason', 'x'], 'Give the Markdown file.'],
    [['set-role', '--user', 'x', '--role', ' ', '--reason', 'x'], 'Give --role.'],
    [['list-files'], 'Give --bucket.'],
    [['publish-article', 'a.md', 'b.md', '--reason', 'x'], 'There is no command'],
    [['clean-files'], 'Say why, with --reason "…": it is recorded.'],
  ])('refuses %j with an explanation', async (args, message) => {
    const folder = tempDataFolder()
    const { code, err } = await admin(folder, args)
    expect(code).toBe(1)
    expect(err).toContain(message)
    expect(existsSync(folder)).toBe(false)
  })

  it('takes a password from standard input, never from the command line', async () => {
    const folder = await usedDataFolder()
    const args = ['create-user', '--email', 'q@example.com', '--password-stdin', '--reason', 'x']
    expect(await admin(folder, args, 'short')).toMatchObject({
      code: 1,
      err: 'Password must be at least 8 characters.\n',
    })
    expect((await admin(folder, args, 'Long-enough-1\n')).out).toMatch(/^Made [\da-f-]{36}\.\n$/)
  })

  it('shows its usage', async () => {
    const { code, out } = await npmRunAdmin(tempDataFolder(), [])
    expect(code).toBe(0)
    expect(out).toContain('Usage: npm run admin -- COMMAND')
  })
})
