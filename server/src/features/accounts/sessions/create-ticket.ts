import * as contract from '@patchbay/contract/accounts/sessions'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { insertTicket } from '../../../platform/sessions/tickets.store.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'

/** A browser's socket is authorised by its cookie, and must not be opened by a ticket. */
export const createTicket = action(contract.createTicket, async (ctx) => {
  const { sessionId, bearer } = ctx.viewer
  if (!bearer) throw new AppError('forbidden')
  const ticket = newToken()
  await insertTicket(ctx.db, sessionId, ticket, ctx.now())
  return { ticket }
})
