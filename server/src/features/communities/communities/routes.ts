import { createCommunity } from './create-community.ts'
import { deleteCommunity } from './delete-community.ts'
import { getCommunity } from './get-community.ts'
import { listCommunities } from './list-communities.ts'
import { listCommunityPlaces } from './list-community-places.ts'
import { listOwnCommunities } from './list-own-communities.ts'
import { listSuggestedCommunities } from './suggestions/list-suggested-communities.ts'
import { removeCommunityCover } from './covers/remove-community-cover.ts'
import { updateCommunity } from './update-community.ts'
import { uploadCommunityCover } from './covers/upload-community-cover.ts'

export const communityRoutes = [
  listCommunities,
  listCommunityPlaces,
  listOwnCommunities,
  listSuggestedCommunities,
  getCommunity,
  createCommunity,
  updateCommunity,
  deleteCommunity,
  uploadCommunityCover,
  removeCommunityCover,
]
