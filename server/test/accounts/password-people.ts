import { signInWithPassword } from '@patchbay/contract/accounts/sign-in'
import { listPostedMails } from '../../src/features/accounts/mails/public.ts'
import { hashPassword, insertPassword } from '../../src/features/accounts/sign-in/public.ts'
import { query } from '../../src/platform/db/query.ts'
import { createPerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'

export const oldPassword = 'Correct-1-horse'
export const newPassword = 'Battery-2-staple'
// A cheap hash, because tests guess hundreds of times.
export const cheapHash = hashPassword(oldPassword, { cost: { memory: 64, passes: 1 } })
let made = 0

export interface PasswordPerson extends TestPerson {
  readonly email: string
}

/** A person who has signed in by e-mail, with `oldPassword`. */
export async function createPasswordPerson(
  app: TestApp,
  provider: 'email' | 'google' = 'email',
): Promise<PasswordPerson> {
  const person = await createPerson(app, { provider })
  const email = `person-${(made += 1)}@example.com`
  await query(app.db)
    .updateTable('user_profiles')
    .set({ email })
    .where('id', '=', person.id)
    .execute()
  const credential = { userId: person.id, email, hash: await cheapHash, now: new Date() }
  await insertPassword(app.db, credential)
  return { ...person, email }
}

/** Signs in in another browser; returns the client on success. */
export async function enter(
  app: TestApp,
  email: string,
  password: string,
): Promise<TestClient | undefined> {
  const client = app.newClient()
  const { status } = await client.call(signInWithPassword, { body: { email, password } })
  return status === 200 ? client : undefined
}

export interface ReceivedMail {
  readonly template: string
  readonly text: string
  /** The address of its button. */
  readonly link: URL
  readonly token: string
}

/** The mails to an address, the newest first. */
export async function mailsTo(app: TestApp, address: string): Promise<ReceivedMail[]> {
  const mails = await listPostedMails(app.db, app.config)
  return mails
    .filter(({ to }) => to === address)
    .map(({ template, content }) => {
      const text = content?.text ?? ''
      const link = new URL(/: (https?:\S+)/.exec(text)?.[1] ?? 'about:blank')
      return { template, text, link, token: link.hash.replace('#token=', '') }
    })
}
