import * as contract from '@patchbay/contract/staff/received-feedback'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { findFeedback, listFeedbackRows, type FeedbackRow } from './feedback.store.ts'

const place = z.object({ at: z.coerce.date(), id: z.uuid() })

const viewFeedback = (row: FeedbackRow): contract.ReceivedFeedback => ({
  id: row.id,
  // A check constraint allows the contract's values only.
  type: row.type as contract.ReceivedFeedback['type'],
  content: row.content,
  createdAt: row.created_at.toISOString(),
  person: viewPerson(row.person),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
})

export const listFeedback = action(
  contract.listFeedback,
  async ({ db }, { query: { tab, cursor } }) => {
    const found = await listFeedbackRows(db, tab, decodeCursor(place, cursor))
    const { rows, nextCursor } = pageOf(found, contract.feedbackPerPage, (last) => ({
      at: tab === 'open' ? last.created_at : last.answered_at,
      id: last.id,
    }))
    return { feedback: rows.map(viewFeedback), nextCursor }
  },
)

export const getFeedback = action(
  contract.getFeedback,
  async ({ db }, { params: { feedbackId } }) => {
    const row = await findFeedback(db, feedbackId)
    if (row === undefined) throw new AppError('request_not_found')
    return viewFeedback(row)
  },
)
