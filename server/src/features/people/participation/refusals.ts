import { AppError } from '../../../platform/http/app-error.ts'
import { isMuted, isOpen, type CommunityRole, type MuteColumns } from './communities.policy.ts'

/** Says until when. */
export const muted = ({ muted_until: until }: MuteColumns): AppError =>
  new AppError('muted', undefined, { until })

interface CommunityToWriteIn extends MuteColumns {
  readonly is_closed: boolean
  readonly role: CommunityRole | null
}

/** Why a person cannot write in a community that they see inside, whatever their role is. */
export function refusalOf(community: CommunityToWriteIn, now: Date): AppError | undefined {
  if (!isOpen(community)) return new AppError('community_closed')
  return isMuted(community, now) ? muted(community) : undefined
}
