import type { Circle, MessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

/** SQL condition: whether a person shows how far they have read, or that they type. */
export const shows = (what: 'receipts' | 'typing', userId: string): string =>
  `not exists (select 1 from messaging_settings s where s.user_id = ${userId} and not s.${what})`

const sharesCommunity = (one: string, other: string): string =>
  `exists (select 1 from community_members hers join community_members his
    on his.community_id = hers.community_id
    where hers.user_id = ${one} and his.user_id = ${other})`

/** Whom somebody has answered is not new to them, whatever they chose since. */
const hasAnswered = (one: string, other: string): string =>
  `exists (select 1 from conversations pair join messages answer on answer.conversation_id = pair.id
    where pair.user1_id = least(${one}, ${other}) and pair.user2_id = greatest(${one}, ${other})
      and answer.sender_id = ${one})`

/** SQL condition: whether `other` is new to `one`, who wants to be asked by such people. */
const wantsRequest = (what: 'may_write' | 'may_add', one: string, other: string): string =>
  `(exists (select 1 from messaging_settings chosen where chosen.user_id = ${one}
      and (chosen.${what} = 'nobody'
        or (chosen.${what} = 'communities' and not ${sharesCommunity(one, other)})))
    and not ${hasAnswered(one, other)})`

/**
 * SQL condition: whether `other` asks first. `youngest` is a time: the operator may want accounts
 * that are younger to ask everybody first, and otherwise it is null.
 */
export const asksFirst = (
  what: 'may_write' | 'may_add',
  one: string,
  other: string,
  youngest: string,
): string =>
  `(${wantsRequest(what, one, other)} or (not ${hasAnswered(one, other)} and exists (
    select 1 from user_profiles young
    where young.id = ${other} and young.created_at > ${youngest}::timestamptz)))`

const requestUnused = statement<never, [userId: string]>(
  `update conversation_participants p set request = 'waiting' from conversations c
  where p.user_id = $1 and c.id = p.conversation_id and not c.is_group and c.seq = 0
    and p.request is null and ${wantsRequest(
      'may_write',
      'p.user_id',
      'case when c.user1_id = p.user_id then c.user2_id else c.user1_id end',
    )}`,
)

/**
 * Conversations that others have begun without a word: otherwise they would be a way around the
 * choice.
 */
export async function requestUnusedConversations(tx: Database, userId: string): Promise<void> {
  await requestUnused(tx, [userId])
}

interface SettingsRow {
  readonly receipts: boolean
  readonly typing: boolean
  readonly may_write: string
  readonly may_add: string
}

const columns = ['receipts', 'typing', 'may_write', 'may_add'] as const

/** All but `presence`, which stands in a table of its own. */
type StoredSettings = Omit<MessagingSettings, 'presence'>

const viewSettings = ({ receipts, typing, ...row }: SettingsRow): StoredSettings => ({
  receipts,
  typing,
  mayWrite: row.may_write as Circle,
  mayAdd: row.may_add as Circle,
})

export async function findMessagingSettings(db: Database, userId: string): Promise<StoredSettings> {
  const row = await query(db)
    .selectFrom('messaging_settings')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return viewSettings(
    row ?? { receipts: true, typing: true, may_write: 'everyone', may_add: 'everyone' },
  )
}

export type MessagingChanges = {
  readonly [What in keyof StoredSettings]?: StoredSettings[What] | undefined
}

export async function changeMessagingSettings(
  db: Database,
  userId: string,
  { receipts, typing, mayWrite, mayAdd }: MessagingChanges,
): Promise<StoredSettings> {
  const changes = { receipts, typing, may_write: mayWrite, may_add: mayAdd }
  const row = await query(db)
    .insertInto('messaging_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) =>
      // A change of nothing must return the row too.
      conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return viewSettings(row)
}

export async function deleteMessagingSettingsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('messaging_settings').where('user_id', '=', userId).execute()
}
