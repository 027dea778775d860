import * as contract from '@patchbay/contract/communities/events'
import { action } from '../../../platform/http/action.ts'
import { requireEvent } from './require-event.ts'

export const getEvent = action(contract.getEvent, (ctx, { params }) =>
  requireEvent(ctx.db, ctx, params.eventId),
)
