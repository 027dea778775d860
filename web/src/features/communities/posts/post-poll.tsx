import { listPostVotes, voteInPost } from '@patchbay/contract/communities/post-polls'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { Poll } from '@patchbay/contract/content/polls'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { PollCard, useVote, Voters } from '../../content/polls/public.ts'
import { setInsideState } from '../communities/public.ts'
import { renewPost } from './posts.cache.ts'

export interface PostPollProps {
  post: CommunityPost
  stored: Poll
}

/** The poll of a post, below its text, which is the question. */
export function PostPoll({ post, stored }: PostPollProps): ReactNode {
  const client = useQueryClient()
  const [isSeeing, setSeeing] = useState(false)
  const { id, communityId, title, content } = post
  const params = { postId: id }
  const { poll, myVote, vote } = useVote({
    name: ['post', id],
    poll: stored,
    myVote: post.myVote ?? [],
    send: (answers) =>
      inTime((signal) => call(voteInPost, { params, body: { answers: [...answers] }, signal })),
    onAnswer: (answer) => {
      const { insideVersion: version } = answer
      const fields = { poll: answer.poll, myVote: answer.myVote }
      setInsideState(client, { communityId, id, version }, fields)
    },
    onFailure: () => renewPost(client, post),
  })
  return (
    <div className="max-w-[480px] rounded-control border border-line px-3.5 py-2.5">
      <PollCard
        question={title ?? content}
        poll={poll}
        myVote={myVote}
        mayVote={post.can.react}
        onVote={vote}
        onVoters={poll.isAnonymous ? undefined : () => setSeeing(true)}
      />
      <LazyPart open={isSeeing} onFailure={() => setSeeing(false)}>
        <Voters
          open={isSeeing}
          onClose={() => setSeeing(false)}
          name={['post', id]}
          poll={poll}
          fetchPage={(query, signal) => call(listPostVotes, { params, query, signal })}
        />
      </LazyPart>
    </div>
  )
}
