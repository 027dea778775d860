import * as contract from '@patchbay/contract/staff/appeals'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { listBansOf, viewEntry } from '../audit/public.ts'
import { mayBan } from '../people/public.ts'
import { viewAppeal, viewEarlier } from './appeal.view.ts'
import { findAppeal, listAppealRows, listEarlier } from './appeals.store.ts'

const place = z.object({ at: z.coerce.date(), id: z.uuid() })

export const listAppeals = action(
  contract.listAppeals,
  async ({ db, viewer, now }, { query: { tab, cursor } }) => {
    const found = await listAppealRows(db, viewer.userId, tab, now(), decodeCursor(place, cursor))
    const { rows, nextCursor } = pageOf(found, contract.appealsPerPage, (last) => ({
      at: tab === 'open' ? last.created_at : last.answered_at,
      id: last.id,
    }))
    return { appeals: rows.map(viewAppeal), nextCursor }
  },
)

export const getAppeal = action(
  contract.getAppeal,
  async ({ db, viewer, now }, { params: { appealId } }) => {
    const row = await findAppeal(db, viewer.userId, appealId, now())
    if (row === undefined) throw new AppError('appeal_not_found')
    const history = await listBansOf(db, row.user_id)
    const banned = history.find(({ action: done }) => done === 'ban')
    const isBannable = mayBan(viewer, { id: row.user_id, role: row.role })
    return {
      ...viewAppeal(row),
      answeredBy: row.answered_by,
      ban: row.banned_at && {
        since: row.banned_at.toISOString(),
        until: row.banned_until?.toISOString() ?? null,
        hidesContent: row.hides_content,
        reason: row.ban_reason,
        words: row.ban_words,
      },
      bannedBy: banned
        ? { name: banned.operator, isViewer: banned.staff_id === viewer.userId }
        : null,
      earlier: (await listEarlier(db, row.ban_id, row.id)).map(viewEarlier),
      history: history.map(viewEntry),
      can: { answer: isBannable && row.outcome === null && row.banned_at !== null },
    }
  },
)
