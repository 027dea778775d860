import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandError } from '../../server/src/features/staff/operators/public.ts'
import { need } from './options.ts'

export const usage = `Usage: npm run admin -- COMMAND [OPTIONS]

  create-user --email ADDRESS [--name NAME] [--role ROLE] [--password-stdin] --reason TEXT
              a password account; without --password-stdin a password is made and shown once
  set-role    --user ID --role user|moderator|editor|admin [--yes] --reason TEXT
              with an address it tells who has given it, and changes nothing
  ban         --user ID|ADDRESS [--until 2027-01-31] [--hide-content] [--because TEXT] [--yes]
              --reason TEXT
              the person reads what stands in --because, when they try to sign in and in a mail
  unban       --user ID|ADDRESS [--yes] --reason TEXT
  reset-second-factor --user ID|ADDRESS [--yes] --reason TEXT
              for somebody who has lost it: removes it with the recovery codes, ends all sessions
              an address names only who has proven to own it; the four show the person and ask
              before they change anything, unless --yes is given
  migrate     brings the database up to date; with DATABASE_OWNER_URL as the owner of its tables
  history     [--limit 50]
  jobs        [--limit 50]
              what waits, runs, fails, or has failed for good
  retry-job   --job ID --reason TEXT
  discard-job --job ID --reason TEXT
  verifications [--limit 50]
              open verification requests with what they say, the oldest first
  approve-verification --request ID --name NAME --reason TEXT
              the name as the list shows it; who has changed it since is not verified
  reject-verification  --request ID --because TEXT --reason TEXT
              the person reads what stands in --because
  feedback    [--limit 50]
              questions and feedback without an answer, the oldest first
  answer-feedback --feedback ID --answer TEXT --reason TEXT
              the answer goes to the person by mail
  list-reports [--resolved] [--limit 50]
              what people have reported, the oldest first, with what it said and who wrote that;
              with --resolved what was decided in the last thirty days, the newest first
  resolve-report --report ID --resolution TEXT --reason TEXT
              notes what was done about it; what it said is erased after thirty days
  remove      --subject post|reply|event|comment|message|listing --id ID --because TEXT --reason TEXT
              takes it away for thirty days, then for good; its author reads what stands in --because
  restore     --subject TYPE --id ID --reason TEXT
              brings it back, with all that hung on it
  hand-over-community COMMUNITY PERSON --reason TEXT
              a member, by id or address, leads it from now on, because its leader is banned
  close-community COMMUNITY --because TEXT --reason TEXT
              it can be read, and nothing else; its leader reads what stands in --because
  reopen-community COMMUNITY --reason TEXT
  list-files  --bucket NAME [--limit 100] [--after KEY]
              what is stored, by name, with size and time
  clean-files [--dry-run] --reason TEXT
              removes files that have belonged to nothing for a day, as every night does;
              --dry-run only lists them, and wants no reason
  rotate-file-key [--at-once] --reason TEXT
              a new key for the addresses of files; with --at-once the old addresses stop working
  publish-article FILE --reason TEXT
              a Markdown file with title, category, author and summary becomes an article of the
              Information Hub, or takes the place of the one with its slug
  unpublish-article SLUG --reason TEXT
              takes an article away, with its likes and comments

Every use is recorded with who, what, to whom, when and why. --operator NAME names another
operator than the user of this machine.`

export interface Command {
  readonly name: string
  /** The argument after the name, if the command takes one. */
  readonly subject?: string | undefined
  /** The argument after that. */
  readonly person?: string | undefined
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
    readonly report?: string | undefined
    readonly resolution?: string | undefined
    readonly subject?: string | undefined
    readonly id?: string | undefined
    readonly bucket?: string | undefined
    readonly after?: string | undefined
    readonly yes?: boolean | undefined
    readonly 'dry-run'?: boolean | undefined
    readonly resolved?: boolean | undefined
    readonly 'hide-content'?: boolean | undefined
    readonly 'at-once'?: boolean | undefined
    readonly 'password-stdin'?: boolean | undefined
  }
  readonly operator: string
  readonly reason: string
}

const text = { type: 'string' } as const

interface Rule {
  /** It is recorded, so it needs a reason. */
  readonly writes?: true
  /** What the argument after the name is. */
  readonly subject?: string
  /** What the argument after that is. */
  readonly person?: string
  readonly needs?: readonly (keyof Command['options'])[]
}

const commands = new Map<string, Rule>([
  ['create-user', { writes: true, needs: ['email'] }],
  ['set-role', { writes: true, needs: ['user', 'role'] }],
  ['ban', { writes: true, needs: ['user'] }],
  ['unban', { writes: true, needs: ['user'] }],
  ['reset-second-factor', { writes: true, needs: ['user'] }],
  ['history', {}],
  ['migrate', {}],
  ['jobs', {}],
  ['retry-job', { writes: true, needs: ['job'] }],
  ['discard-job', { writes: true, needs: ['job'] }],
  ['verifications', {}],
  ['approve-verification', { writes: true, needs: ['request', 'name'] }],
  ['reject-verification', { writes: true, needs: ['request', 'because'] }],
  ['feedback', {}],
  ['answer-feedback', { writes: true, needs: ['feedback', 'answer'] }],
  ['list-reports', {}],
  ['resolve-report', { writes: true, needs: ['report', 'resolution'] }],
  ['remove', { writes: true, needs: ['subject', 'id', 'because'] }],
  ['restore', { writes: true, needs: ['subject', 'id'] }],
  [
    'hand-over-community',
    { writes: true, subject: 'the id of the community', person: 'the person' },
  ],
  ['close-community', { writes: true, subject: 'the id of the community', needs: ['because'] }],
  ['reopen-community', { writes: true, subject: 'the id of the community' }],
  ['list-files', { needs: ['bucket'] }],
  ['clean-files', { writes: true }],
  ['rotate-file-key', { writes: true }],
  ['publish-article', { writes: true, subject: 'the Markdown file' }],
  ['unpublish-article', { writes: true, subject: 'the slug of the article' }],
])

/**
 * Undefined if help was requested. What is missing is found here, before a database is started for
 * the command.
 */
export function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = parse(args)
  const [name, ...rest] = positionals
  if (values.help === true || name === undefined) return undefined
  const rule = commands.get(name)
  const [subject, ...behind] = rule?.subject === undefined ? [undefined, ...rest] : rest
  const [person, ...more] = rule?.person === undefined ? [undefined, ...behind] : behind
  if (!rule || more.length > 0)
    throw new CommandError(`There is no command "${positionals.join(' ')}".\n\n${usage}`)
  const { operator = userInfo().username, reason = '' } = values
  const isDry = values['dry-run'] === true
  if (isDry && name !== 'clean-files')
    throw new CommandError('Only clean-files can be tried with --dry-run.')
  if (rule.writes && !isDry && reason.trim() === '')
    throw new CommandError('Say why, with --reason "…": it is recorded.')
  if (rule.subject !== undefined) need(subject, rule.subject)
  if (rule.person !== undefined) need(person, rule.person)
  for (const option of rule.needs ?? []) need(String(values[option] ?? ''), `--${option}`)
  return { name, subject, person, options: values, operator, reason }
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
        report: text,
        resolution: text,
        subject: text,
        id: text,
        bucket: text,
        after: text,
        reason: text,
        operator: text,
        yes: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        resolved: { type: 'boolean' },
        'hide-content': { type: 'boolean' },
        'at-once': { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
