import { confirmEmailChange, requestEmailChange } from '@patchbay/contract/accounts/credentials'
import { query } from '../../src/platform/db/query.ts'
import { mailsTo, oldPassword, type PasswordPerson, type ReceivedMail } from './password-people.ts'
import type { TestApp } from '../test-app.ts'

export const newEmailOf = (person: PasswordPerson): string => `new-${person.email}`

/** The steps of changing an e-mail address. */
export function emailChanges(app: () => TestApp, person: () => PasswordPerson) {
  const request = (
    email = newEmailOf(person()),
    currentPassword = oldPassword,
    by = person().client,
  ) => by.call(requestEmailChange, { body: { email, currentPassword } })

  const newest = async (address: string): Promise<ReceivedMail> => {
    const [mail] = await mailsTo(app(), address)
    if (mail === undefined) throw new Error(`There is no mail to ${address}.`)
    return mail
  }
  /** Begins a change; returns the tokens of both mails. */
  const links = async (email = newEmailOf(person())) => {
    const { code } = await request(email)
    if (code !== undefined) throw new Error(`The change was refused: ${code}.`)
    return {
      current: (await newest(person().email)).token,
      fresh: (await newest(email)).token,
    }
  }
  const confirm = (email: string, token: string, by = app().newClient()) =>
    by.call(confirmEmailChange, { body: { email, token } })

  /** The addresses of an account, and the time of its profile's last update. */
  const stored = async (id = person().id) => {
    const credential = await query(app().db)
      .selectFrom('password_credentials')
      .select('email')
      .where('user_id', '=', id)
      .executeTakeFirst()
    const profile = await query(app().db)
      .selectFrom('user_profiles')
      .select(['email', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return { credential: credential?.email, profile: profile?.email, at: profile?.updated_at }
  }
  return { request, newest, links, confirm, stored }
}
