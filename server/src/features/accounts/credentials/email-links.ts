import type { Database } from '../../../platform/db/database.ts'
import { postMail } from '../mails/public.ts'

export interface LinkTokens {
  readonly current?: string | undefined
  readonly fresh?: string | undefined
}

/** Mails the links of a change, each to its own address. */
export async function postEmailLinks(
  tx: Database,
  { email, newEmail }: { readonly email: string; readonly newEmail: string },
  { current, fresh }: LinkTokens,
): Promise<void> {
  if (current !== undefined)
    await postMail(tx, {
      to: email,
      template: 'confirm_current_email',
      data: { email, newEmail, token: current },
    })
  if (fresh !== undefined)
    await postMail(tx, {
      to: newEmail,
      template: 'confirm_new_email',
      data: { email: newEmail, token: fresh },
    })
}
