import { closeStaffCommunity, reopenStaffCommunity } from './close-staff-community.ts'
import { handOverStaffCommunity } from './hand-over-staff-community.ts'
import { getStaffCommunity, listStaffCommunities } from './list-staff-communities.ts'
import { removeStaffCommunity } from './remove-staff-community.ts'

export const staffCommunityRoutes = [
  listStaffCommunities,
  getStaffCommunity,
  handOverStaffCommunity,
  closeStaffCommunity,
  reopenStaffCommunity,
  removeStaffCommunity,
]
