import type { MailKind } from '@patchbay/contract/accounts/mail-settings'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'

const make = statement<{ token: string }, [userId: string, kind: MailKind, token: string]>(
  `insert into unsubscribe_links as l (user_id, kind, token) values ($1, $2, $3)
  on conflict (user_id, kind) do update set kind = excluded.kind returning l.token`,
)

/** The token of the link that ends this kind of mails; the same in every mail. */
export async function unsubscribeToken(
  tx: Database,
  userId: string,
  kind: MailKind,
): Promise<string> {
  const [row] = await make(tx, [userId, kind, randomBytes(32).toString('base64url')])
  if (row === undefined) throw new Error('A link is always returned.')
  return row.token
}

interface UnsubscribeLink {
  readonly user_id: string
  readonly kind: MailKind
}

const select = quickRead<UnsubscribeLink, [token: string]>(
  `select user_id, kind from unsubscribe_links where token = $1`,
)

export async function findLink(db: Database, token: string): Promise<UnsubscribeLink | undefined> {
  const [row] = await select(db, [token])
  return row
}
