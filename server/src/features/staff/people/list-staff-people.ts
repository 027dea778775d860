import * as contract from '@patchbay/contract/staff/people'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { isUuid } from '../../../platform/ids.ts'
import { findOwnersOfEmail } from '../../accounts/identities/public.ts'
import { listPeople, listPeopleByIds } from './staff-people.store.ts'
import { viewListedPerson } from './staff-person.view.ts'

const place = z.object({ id: z.uuid() })

export const listStaffPeople = action(
  contract.listStaffPeople,
  async ({ db, now }, { query: { search, cursor } }) => {
    const before = decodeCursor(place, cursor)?.id
    const text = search?.toLowerCase() ?? ''
    if (isUuid(text)) {
      const rows = await listPeopleByIds(db, now(), [text])
      return { people: rows.map(viewListedPerson), nextCursor: null }
    }
    if (text.includes('@')) {
      // Anybody can tell a provider somebody else's address, so an unproven one names nobody.
      const owners = (await findOwnersOfEmail(db, text)).filter((owner) => owner.is_verified)
      const ids = owners.map((owner) => owner.user_id)
      const rows = await listPeopleByIds(db, now(), ids)
      return { people: rows.map(viewListedPerson), nextCursor: null }
    }
    const found = await listPeople(db, now(), search, before)
    const { rows, nextCursor } = pageOf(found, contract.staffPeoplePerPage, ({ id }) => ({ id }))
    return { people: rows.map(viewListedPerson), nextCursor }
  },
)
