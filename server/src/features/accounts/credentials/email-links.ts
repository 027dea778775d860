import type { Database } from '../../../platform/db/database.ts'
import { postMail } from '../mails/public.ts'

export interface LinkTokens {
  readonly current?: string | undefined
  readonly fresh?: string | undefined
}

interface EmailChange {
  readonly userId: string
  readonly email: string
  readonly newEmail: string
}

/** Mails the links of a change, each to its own address. */
export async function postEmailLinks(
  tx: Database,
  { userId, email, newEmail }: EmailChange,
  { current, fresh }: LinkTokens,
): Promise<void> {
  if (current !== undefined)
    await postMail(tx, {
      to: email,
      userId,
      template: 'confirm_current_email',
      data: { email, newEmail, token: current },
    })
  if (fresh !== undefined)
    await postMail(tx, {
      to: newEmail,
      userId,
      template: 'confirm_new_email',
      data: { email: newEmail, token: fresh },
    })
}
