import * as contract from '@patchbay/contract/people/people'
import { action } from '../../../platform/http/action.ts'
import { viewPublicProfile } from './public-profile.view.ts'
import { requirePerson } from './require-person.ts'

export const getPerson = action(contract.getPerson, async (ctx, { params: { userId } }) =>
  viewPublicProfile(await requirePerson(ctx.db, userId, ctx.viewer), ctx.viewer),
)
