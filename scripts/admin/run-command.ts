import { randomBytes } from 'node:crypto'
import {
  answerFeedback,
  approveVerification,
  banUser,
  changeRole,
  cleanFiles,
  closeCommunity,
  CommandError,
  createUser,
  describePerson,
  discardJob,
  findNamedPerson,
  getPersonById,
  handOverCommunity,
  publishArticle,
  recordReading,
  removeSubject,
  rejectVerification,
  reopenCommunity,
  resetSecondFactor,
  resolveReport,
  restoreSubject,
  retryJob,
  rotateFileKey,
  unbanUser,
  unpublishArticle,
} from '../../server/src/features/staff/operators/public.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { removables } from '../../server/src/removables.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { createPictures } from '../../server/src/platform/pictures/pictures.ts'
import { defaultPage, type Storage } from '../../server/src/platform/storage/storage.ts'
import type { Command } from './arguments.ts'
import { limitOf, need } from './options.ts'
import {
  printFeedback,
  printFiles,
  printHistory,
  printJobs,
  printReports,
  printVerifications,
  type Print,
} from './print-lists.ts'

interface CommandServices {
  readonly db: Database
  /** Called only by the commands that need it. */
  readonly openFiles: () => Promise<Storage>
  readonly readInput: () => Promise<string>
  /** Shows the text and reads a line; absent if nobody sits at a terminal. */
  readonly ask: ((text: string) => Promise<string>) | undefined
}

export async function runCommand(
  services: CommandServices,
  command: Command,
  print: Print,
): Promise<void> {
  const { db, openFiles, readInput } = services
  const { options } = command
  const operator = { name: command.operator, reason: command.reason }
  switch (command.name) {
    case 'create-user':
      return create({ db, readInput }, command, print)
    case 'set-role': {
      const role = need(options.role, '--role')
      const { id } = await confirmed(services, command, print, getPersonById)
      const person = await changeRole(db, operator, id, role)
      return print(`${id} is now ${role} (was ${person.role}).`)
    }
    case 'ban': {
      const until = options.until === undefined ? null : new Date(options.until)
      const { id } = await confirmed(services, command, print, findNamedPerson)
      const hidesContent = options['hide-content'] === true || undefined
      await banUser(db, operator, id, until, { hidesContent, because: options.because })
      const end = until === null ? '' : ` until ${until.toISOString()}`
      return print(`${id} is banned${end}${hidesContent ? ', and what they wrote is hidden' : ''}.`)
    }
    case 'unban': {
      const { id } = await confirmed(services, command, print, findNamedPerson)
      await unbanUser(db, operator, id)
      return print(`${id} is no longer banned.`)
    }
    case 'reset-second-factor': {
      const { id } = await confirmed(services, command, print, findNamedPerson)
      await resetSecondFactor(db, operator, id)
      return print(`${id} has no second factor any more, is signed out everywhere, and is told.`)
    }
    case 'retry-job': {
      const id = need(options.job, '--job')
      return print(`Job ${id} (${await retryJob(db, operator, id)}) will be tried now.`)
    }
    case 'discard-job': {
      const id = need(options.job, '--job')
      return print(`Job ${id} (${await discardJob(db, operator, id)}) is gone.`)
    }
    case 'approve-verification': {
      const id = need(options.request, '--request')
      const name = need(options.name, '--name')
      return print(`${await approveVerification(db, operator, id, name)} is verified.`)
    }
    case 'reject-verification': {
      const id = need(options.request, '--request')
      const because = need(options.because, '--because')
      const person = await rejectVerification(db, operator, id, because)
      return print(`${person} is told why not, and may ask again.`)
    }
    case 'answer-feedback': {
      const id = need(options.feedback, '--feedback')
      const person = await answerFeedback(db, operator, id, need(options.answer, '--answer'))
      return print(`${person} gets the answer by mail.`)
    }
    case 'resolve-report': {
      const id = need(options.report, '--report')
      const resolution = need(options.resolution, '--resolution')
      const person = await resolveReport(db, operator, id, resolution)
      return print(
        `The report about ${person} is resolved; what it quotes is erased after thirty days.`,
      )
    }
    case 'remove': {
      const subject = subjectOf(options)
      const because = need(options.because, '--because')
      const person = await removeSubject(db, removables, operator, { ...subject, because })
      return print(`It is removed; ${person} is told why. It can be restored for thirty days.`)
    }
    case 'restore':
      return print(
        `It is back; ${await restoreSubject(db, removables, operator, subjectOf(options))} is told.`,
      )
    case 'hand-over-community': {
      const id = need(command.subject, 'the id of the community')
      const person = need(command.person, 'the person')
      return print(`${await handOverCommunity(db, operator, id, person)} leads it now.`)
    }
    case 'close-community': {
      const id = need(command.subject, 'the id of the community')
      const name = await closeCommunity(db, operator, id, need(options.because, '--because'))
      return print(`${name} is closed. Its leader is told why, and its members that it is.`)
    }
    case 'reopen-community': {
      const id = need(command.subject, 'the id of the community')
      return print(`${await reopenCommunity(db, operator, id)} is open again.`)
    }
    case 'rotate-file-key': {
      const atOnce = options['at-once'] === true
      await rotateFileKey(db, operator, { atOnce })
      return print(
        atOnce
          ? 'The key of file addresses is new; within a minute no older address works.'
          : 'The key of file addresses is new; older addresses work until they expire, within the hour.',
      )
    }
    case 'clean-files':
      return clean(db, await openFiles(), command, print)
    case 'publish-article':
      return publish(db, await openFiles(), command, print)
    case 'unpublish-article': {
      const slug = need(command.subject, 'the slug of the article')
      await unpublishArticle(db, operator, slug)
      return print(`${slug} is gone, with its likes and comments.`)
    }
    case 'list-files': {
      const page = { limit: limitOf(options.limit, defaultPage), after: options.after }
      return printFiles(await openFiles(), need(options.bucket, '--bucket'), page, print)
    }
    case 'verifications':
    case 'feedback':
    case 'list-reports': {
      const page = { limit: limitOf(options.limit), resolved: options.resolved }
      await recordReading(db, operator, command.name, page)
      return privateLists[command.name](db, page, print)
    }
    case 'jobs':
      return printJobs(db, limitOf(options.limit), print)
    default:
      return printHistory(db, limitOf(options.limit), print)
  }
}

const subjectOf = ({ subject, id }: Command['options']) => ({
  type: need(subject, '--subject'),
  id: need(id, '--id'),
})

const privateLists = {
  verifications: printVerifications,
  feedback: printFeedback,
  'list-reports': printReports,
}

/** Shows whom the command is about to concern, and wants a yes. */
async function confirmed(
  { db, ask }: CommandServices,
  { name, options }: Command,
  print: Print,
  find: typeof findNamedPerson,
): Promise<{ readonly id: string }> {
  const person = await find(db, need(options.user, '--user'))
  print(describePerson(person))
  if (options.yes === true) return person
  if (ask === undefined)
    throw new CommandError('Nobody is here to confirm that: look at the person, then add --yes.')
  const answer = await ask(`${name}: is this the person? [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.')
  return person
}

async function create(
  { db, readInput }: Pick<CommandServices, 'db' | 'readInput'>,
  command: Command,
  print: Print,
): Promise<void> {
  const { email, name, role, 'password-stdin': given } = command.options
  const password = given === true ? (await readInput()).trim() : newPassword()
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

async function clean(
  db: Database,
  storage: Storage,
  { operator: name, reason, options }: Command,
  print: Print,
): Promise<void> {
  const dryRun = options['dry-run'] === true
  const onFile = (key: string, why: string) => print(`${why}  ${key}`)
  const { loose, orphans } = await cleanFiles(db, storage, { name, reason }, { dryRun, onFile })
  const verb = dryRun ? 'Would remove' : 'Removed'
  print(`${verb} ${loose} files sent with nothing and ${orphans} without a row.`)
}

async function publish(
  db: Database,
  storage: Storage,
  { operator: name, reason, subject }: Command,
  print: Print,
): Promise<void> {
  const pictures = createPictures({ log: createLog('warn') })
  const services = { db, storage, pictures, now: () => new Date() }
  try {
    const path = need(subject, 'the Markdown file')
    const { slug, outcome } = await publishArticle(services, { name, reason }, path)
    print(`/hub/${slug} is ${outcome}.`)
  } finally {
    await pictures.stop()
  }
}

/** A random password that meets every rule of the product. */
const newPassword = (): string => `${randomBytes(15).toString('base64url')}-aA1`
