import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from '../../server/src/features/operators/public.ts'

export const usage = `Usage: npm run admin -- COMMAND [OPTIONS]

  create-user --email ADDRESS [--name NAME] [--role ROLE] [--password-stdin] --reason TEXT
              a password account; without --password-stdin a password is made and shown once
  set-role    --user ID|ADDRESS --role user|moderator|editor|admin --reason TEXT
  ban         --user ID|ADDRESS [--until 2027-01-31] --reason TEXT
  unban       --user ID|ADDRESS --reason TEXT
  history     [--limit 50]
  jobs        [--limit 50]
              what waits, runs, fails, or has failed for good
  retry-job   --job ID --reason TEXT
  discard-job --job ID --reason TEXT
  verifications [--limit 50]
              open verification requests with what they say, the oldest first
  approve-verification --request ID --reason TEXT
  reject-verification  --request ID --because TEXT --reason TEXT
              the person reads what stands in --because
  feedback    [--limit 50]
              questions and feedback without an answer, the oldest first
  answer-feedback --feedback ID --answer TEXT --reason TEXT
              the answer goes to the person by mail

Every use is recorded with who, what, to whom, when and why. --operator NAME names another
operator than the user of this machine.`

export interface Command {
  readonly name: string
  readonly options: {
    readonly email?: string | undefined
    readonly name?: string | undefined
    readonly role?: string | undefined
    readonly user?: string | undefined
    readonly until?: string | undefined
    readonly limit?: string | undefined
    readonly job?: string | undefined
    readonly request?: string | undefined
    readonly because?: string | undefined
    readonly feedback?: string | undefined
    readonly answer?: string | undefined
    readonly 'password-stdin'?: boolean | undefined
  }
  readonly operator: string
  readonly reason: string
}

const text = { type: 'string' } as const
const readers = new Set(['history', 'jobs', 'verifications', 'feedback'])
const writers = new Set([
  'create-user',
  'set-role',
  'ban',
  'unban',
  'retry-job',
  'discard-job',
  'approve-verification',
  'reject-verification',
  'answer-feedback',
])

/** Undefined where help is asked for. */
export function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = parse(args)
  const [name, ...more] = positionals
  if (values.help === true || name === undefined) return undefined
  if (!(readers.has(name) || writers.has(name)) || more.length > 0)
    throw new CommandError(`There is no command "${[name, ...more].join(' ')}".\n\n${usage}`)
  const { operator = userInfo().username, reason = '' } = values
  if (writers.has(name) && reason.trim() === '')
    throw new CommandError('Say why, with --reason "…": it is recorded.')
  return { name, options: values, operator, reason }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: text,
        name: text,
        role: text,
        user: text,
        until: text,
        limit: text,
        job: text,
        request: text,
        because: text,
        feedback: text,
        answer: text,
        reason: text,
        operator: text,
        'password-stdin': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
