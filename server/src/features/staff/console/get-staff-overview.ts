import * as contract from '@patchbay/contract/staff/console'
import { action } from '../../../platform/http/action.ts'
import { hasRole } from '../../../platform/sessions/viewer.ts'
import { countOpen } from './console.store.ts'

export const getStaffOverview = action(contract.getStaffOverview, async ({ db, viewer, now }) => {
  if (!hasRole(viewer, 'moderator'))
    return { verifications: null, reports: null, feedback: null, appeals: null }
  return countOpen(db, viewer.userId, now())
})
