import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { makeSenderKeys, type SenderKeys } from '../../../platform/push/vapid.ts'

const selectKeys = quickRead<{ public_key: string; private_key: string }>(
  `select public_key, private_key from push_keys`,
)

const insertKeys = statement<never, [publicKey: string, privateKey: string]>(
  `insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing`,
)

async function findKeys(db: Database): Promise<SenderKeys | undefined> {
  const [row] = await selectKeys(db, [])
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}

/** Created by the first caller, and then the same for all nodes. */
export async function getSenderKeys(db: Database): Promise<SenderKeys> {
  const known = await findKeys(db)
  if (known !== undefined) return known
  const made = makeSenderKeys()
  await insertKeys(db, [made.publicKey, made.privateKey])
  return (await findKeys(db)) ?? made
}
