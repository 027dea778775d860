import { updateMailSettings, type MailSettings } from '@patchbay/contract/accounts/mail-settings'
import { listPostedMails } from '../src/features/accounts/mails/public.ts'
import type { Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

/** Gives a person an address that Google vouches for; returns it. */
export async function proveAddress(
  app: { readonly db: Database },
  { id }: Pick<TestPerson, 'id'>,
): Promise<string> {
  const email = `${id}@example.com`
  await query(app.db)
    .insertInto('identities')
    .values({
      id: newId(),
      user_id: id,
      provider: 'google',
      issuer: 'https://accounts.example',
      subject: id,
      email,
      email_verified: true,
    })
    .execute()
  return email
}

/** Changes what a person wants to hear by mail, which must succeed. */
export async function wantMails(
  { client }: Pick<TestPerson, 'client'>,
  body: Partial<MailSettings>,
): Promise<MailSettings> {
  const answer = await client.call(updateMailSettings, { body })
  if (answer.code !== undefined) throw new Error(`The settings were refused: ${answer.code}.`)
  return answer.body
}

export interface MissedMail {
  readonly template: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The path of its link to unsubscribe. */
  readonly unsubscribe: string
}

/** The mails to a person, the oldest first. */
export async function mailsOf(
  app: { readonly db: Database; readonly config: Config },
  { id }: Pick<TestPerson, 'id'>,
): Promise<readonly MissedMail[]> {
  const mails = await listPostedMails(app.db, app.config)
  return mails
    .filter(({ to }) => to === `${id}@example.com`)
    .toReversed()
    .map(({ template, content }) => ({
      template,
      subject: content?.subject ?? '',
      text: content?.text ?? '',
      html: content?.html ?? '',
      unsubscribe: new URL(content?.unsubscribe ?? 'about:blank').pathname,
    }))
}
