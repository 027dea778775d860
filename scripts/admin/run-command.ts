import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import {
  banUser,
  changeRole,
  CommandError,
  createUser,
  discardJob,
  listActions,
  listJobs,
  retryJob,
  unbanUser,
} from '../../server/src/features/operators/public.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import type { Command } from './arguments.ts'

type Print = (line: string) => void

export async function runCommand(db: Database, command: Command, print: Print): Promise<void> {
  const { options } = command
  const operator = { name: command.operator, reason: command.reason }
  switch (command.name) {
    case 'create-user':
      return create(db, command, print)
    case 'set-role': {
      const role = need(options.role, '--role')
      const person = await changeRole(db, operator, need(options.user, '--user'), role)
      return print(`${person.id} is now ${role} (was ${person.role}).`)
    }
    case 'ban': {
      const until = options.until === undefined ? null : new Date(options.until)
      const person = await banUser(db, operator, need(options.user, '--user'), until)
      return print(
        `${person.id} is banned${until === null ? '' : ` until ${until.toISOString()}`}.`,
      )
    }
    case 'unban': {
      const person = await unbanUser(db, operator, need(options.user, '--user'))
      return print(`${person.id} is no longer banned.`)
    }
    case 'retry-job': {
      const id = need(options.job, '--job')
      return print(`Job ${id} (${await retryJob(db, operator, id)}) will be tried now.`)
    }
    case 'discard-job': {
      const id = need(options.job, '--job')
      return print(`Job ${id} (${await discardJob(db, operator, id)}) is gone.`)
    }
    case 'jobs':
      return printJobs(db, limitOf(options.limit), print)
    default:
      return printHistory(db, limitOf(options.limit), print)
  }
}

async function create(db: Database, command: Command, print: Print): Promise<void> {
  const { email, name, role, 'password-stdin': given } = command.options
  const password = given === true ? (await text(process.stdin)).trim() : newPassword()
  const operator = { name: command.operator, reason: command.reason }
  const id = await createUser(db, operator, {
    email: need(email, '--email'),
    name: name ?? null,
    password,
    role: role ?? 'user',
  })
  print(`Made ${id}.`)
  if (given !== true) print(`Password, shown only now: ${password}`)
}

/** Meets every rule that the product has for passwords. */
const newPassword = (): string => `${randomBytes(15).toString('base64url')}-aA1`

function limitOf(given = '50'): number {
  const limit = Number(given)
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000)
    throw new CommandError('--limit must be a whole number from 1 to 10000.')
  return limit
}

async function printJobs(db: Database, limit: number, print: Print): Promise<void> {
  for (const job of await listJobs(db, limit))
    print(
      [
        job.id,
        job.task,
        job.state,
        `attempt ${job.attempts} of ${job.max_attempts}`,
        job.state === 'dead' ? '-' : job.run_at.toISOString(),
        job.last_error ?? '-',
      ].join('  '),
    )
}

async function printHistory(db: Database, limit: number, print: Print): Promise<void> {
  for (const done of await listActions(db, limit))
    print(
      [
        done.created_at.toISOString(),
        done.operator,
        done.action,
        done.user_id ?? '-',
        JSON.stringify(done.details),
        done.reason,
      ].join('  '),
    )
}

function need(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new CommandError(`Give ${option}.`)
  return value.trim()
}
