import { endPostPoll } from '@patchbay/contract/communities/post-polls'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { EndDialog } from '../../content/polls/public.ts'
import { setInsideState } from '../communities/public.ts'

export interface EndPostPollProps {
  open: boolean
  onClose: () => void
  post: CommunityPost
}

export function EndPostPoll({ open, onClose, post }: EndPostPollProps): ReactNode {
  const client = useQueryClient()
  const { id, communityId } = post
  return (
    <EndDialog
      open={open}
      onClose={onClose}
      end={() => inTime((signal) => call(endPostPoll, { params: { postId: id }, signal }))}
      onEnded={({ poll, insideVersion: version }) =>
        void setInsideState(client, { communityId, id, version }, { poll })
      }
    />
  )
}
