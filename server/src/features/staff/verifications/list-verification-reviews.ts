import * as contract from '@patchbay/contract/staff/verification-reviews'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewListedReview, viewReview } from './review.view.ts'
import { listReviews, listReviewsBeside } from './reviews.store.ts'

const place = z.object({ at: z.coerce.date(), id: z.uuid() })

export const listVerificationReviews = action(
  contract.listVerificationReviews,
  async ({ db }, { query: { tab, cursor } }) => {
    const found = await listReviews(db, tab, decodeCursor(place, cursor))
    const { rows, nextCursor } = pageOf(found, contract.reviewsPerPage, (last) => ({
      at: tab === 'waiting' ? last.submission_date : last.review_date,
      id: last.id,
    }))
    return { reviews: rows.map(viewListedReview), nextCursor }
  },
)

export const getVerificationReview = action(
  contract.getVerificationReview,
  async ({ db, viewer }, { params: { requestId } }) => {
    const all = await listReviewsBeside(db, requestId)
    const row = all.find(({ id }) => id === requestId)
    if (row === undefined) throw new AppError('request_not_found')
    const others = all.filter((other) => other !== row)
    return viewReview(row, others, viewer.userId)
  },
)
