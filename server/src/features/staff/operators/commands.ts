import { newAccount } from '@patchbay/contract/accounts/accounts'
import { checkPassword } from '@patchbay/contract/accounts/passwords'
import { roles } from '@patchbay/contract/accounts/profiles'
import { wordsToPersonLength } from '@patchbay/contract/staff/audit'
import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { postMail } from '../../accounts/mails/public.ts'
import { insertFirstProfile, lockOwnProfile } from '../../accounts/profiles/public.ts'
import { hashPassword, insertPassword } from '../../accounts/sign-in/public.ts'
import { findNamedPerson, getPersonById } from './named-person.ts'
import type { FoundPerson } from './operators.store.ts'
import { record, type Operator } from '../audit/public.ts'
import { ban, resetFactors, setRole, unban } from '../people/public.ts'
import { CommandError } from './command-error.ts'

/** Creates a password account, which only operators can do. Returns its id. */
export async function createUser(
  db: Database,
  operator: Operator,
  user: { email: string; name: string | null; password: string; role: string },
): Promise<string> {
  requireRole(user.role)
  const checked = z.safeParse(newAccount, {
    email: user.email,
    ...(user.name !== null && { fullName: user.name }),
  })
  if (!checked.success)
    throw new CommandError(checked.error.issues.map((issue) => `${issue.message}.`).join('\n'))
  const { isGood, message } = checkPassword(user.password)
  if (!isGood) throw new CommandError(`${message}.`)
  const hash = await hashPassword(user.password)
  const id = newId()
  const now = new Date()
  try {
    await transaction(db, async (tx) => {
      await insertFirstProfile(tx, { id, email: user.email, fullName: user.name, now })
      await insertPassword(tx, { userId: id, email: user.email, hash, now })
      if (user.role !== 'user') await setRole(tx, id, user.role)
      await record(tx, operator, 'create-user', id, { role: user.role })
      const data = { name: user.name }
      await postMail(tx, { to: user.email, userId: id, template: 'account_ready', data })
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw new CommandError('There is a password account with that address already.')
    throw error
  }
  return id
}

export async function changeRole(
  db: Database,
  operator: Operator,
  userId: string,
  role: string,
): Promise<FoundPerson> {
  requireRole(role)
  return transaction(db, async (tx) => {
    const person = await getPersonById(tx, userId)
    await setRole(tx, person.id, role)
    await record(tx, operator, 'set-role', person.id, { from: person.role, to: role })
    return person
  })
}

interface BanOptions {
  readonly hidesContent?: boolean | undefined
  /** What the person reads. */
  readonly because?: string | undefined
}

/** Ends all sessions at once; the ban itself refuses all later requests. */
export async function banUser(
  db: Database,
  operator: Operator,
  idOrEmail: string,
  until: Date | null,
  { hidesContent, because }: BanOptions = {},
): Promise<FoundPerson> {
  const words = because?.trim()
  if (words === '' || (words !== undefined && words.length > wordsToPersonLength))
    throw new CommandError(`What they read must have 1 to ${wordsToPersonLength} characters.`)
  if (until !== null && !(until.getTime() > Date.now()))
    throw new CommandError('The ban must end in the future: give --until as 2027-01-31.')
  return transaction(db, async (tx) => {
    const person = await findNamedPerson(tx, idOrEmail)
    await lockOwnProfile(tx, person.id)
    await ban(tx, operator, person.id, { until, hidesContent, words })
    return person
  })
}

export async function unbanUser(
  db: Database,
  operator: Operator,
  idOrEmail: string,
): Promise<FoundPerson> {
  return transaction(db, async (tx) => {
    const person = await findNamedPerson(tx, idOrEmail)
    // The same order as in the console: the profile, the ban, the appeals against it.
    await lockOwnProfile(tx, person.id)
    if (!(await unban(tx, operator, person.id)))
      throw new CommandError('That person is not banned.')
    return person
  })
}

/** For somebody who has lost the second factor and the recovery codes, and is known to be them. */
export async function resetSecondFactor(
  db: Database,
  operator: Operator,
  userId: string,
): Promise<FoundPerson> {
  return transaction(db, async (tx) => {
    const person = await getPersonById(tx, userId)
    if ((await resetFactors(tx, operator, person.id)) !== 'reset')
      throw new CommandError('That person has no second factor.')
    return person
  })
}

function requireRole(role: string): void {
  if (!roles.some((known) => known === role))
    throw new CommandError(`The role must be one of ${roles.join(', ')}.`)
}
