import * as contract from '@patchbay/contract/staff/people'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import {
  decodeCursor,
  decodeTimeCursor,
  pageOf,
  timeCursorOf,
  type PageOf,
} from '../../../platform/http/paging.ts'
import { isUuid } from '../../../platform/ids.ts'
import { findOwnersOfEmail } from '../../accounts/identities/public.ts'
import {
  listBanned,
  listPeople,
  listPeopleByIds,
  type ListedPersonRow,
} from './staff-people.store.ts'
import { viewListedPerson } from './staff-person.view.ts'

const place = z.object({ id: z.uuid() })

/** The people whom the text names exactly, by id or address; undefined if it is a part of a name. */
async function idsOf(db: Database, text: string): Promise<readonly string[] | undefined> {
  if (isUuid(text)) return [text]
  if (!text.includes('@')) return undefined
  // Anybody can tell a provider somebody else's address, so an unproven one names nobody.
  const owners = (await findOwnersOfEmail(db, text)).filter((owner) => owner.is_verified)
  return owners.map((owner) => owner.user_id)
}

export const listStaffPeople = action(
  contract.listStaffPeople,
  async ({ db, now }, { query: { search, standing, cursor } }) => {
    const size = contract.staffPeoplePerPage
    const find = async (): Promise<PageOf<ListedPersonRow>> => {
      const ids = await idsOf(db, search?.toLowerCase() ?? '')
      if (ids !== undefined) {
        const rows = await listPeopleByIds(db, now(), ids)
        const isListed = (row: ListedPersonRow) => standing === undefined || row.is_banned
        return { rows: rows.filter(isListed), nextCursor: null }
      }
      if (standing === undefined) {
        const before = decodeCursor(place, cursor)?.id
        return pageOf(await listPeople(db, now(), search, before), size, ({ id }) => ({ id }))
      }
      const banned = await listBanned(db, now(), search, decodeTimeCursor(cursor))
      return pageOf(banned, size, ({ banned_at: at, id }) => timeCursorOf(at, id))
    }
    const { rows, nextCursor } = await find()
    return { people: rows.map(viewListedPerson), nextCursor }
  },
)
