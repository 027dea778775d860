import { approveRequest } from './approve-request.ts'
import { handOverCommunity } from './hand-over-community.ts'
import { joinCommunity } from './join-community.ts'
import { leaveCommunity } from './leave-community.ts'
import { listMembers } from './list-members.ts'
import { listRequests } from './list-requests.ts'
import { rejectRequest } from './reject-request.ts'
import { removeMember } from './remove-member.ts'
import { requestMembership } from './request-membership.ts'
import { chooseSuccessor, withdrawSuccessor } from './succession/choose-successor.ts'
import { setCommunityShown } from './set-community-shown.ts'
import { withdrawRequest } from './withdraw-request.ts'

export const membershipRoutes = [
  listMembers,
  joinCommunity,
  leaveCommunity,
  requestMembership,
  withdrawRequest,
  listRequests,
  approveRequest,
  rejectRequest,
  removeMember,
  handOverCommunity,
  chooseSuccessor,
  withdrawSuccessor,
  setCommunityShown,
]
