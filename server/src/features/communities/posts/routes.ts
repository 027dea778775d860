import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { getPost } from './get-post.ts'
import { getPostVersion } from './get-post-version.ts'
import { likePost, unlikePost } from './like-post.ts'
import { listPersonPosts } from './list-person-posts.ts'
import { listPostLikes } from './list-post-likes.ts'
import { listPosts } from './list-posts.ts'
import { endPostPoll } from './polls/end-post-poll.ts'
import { listPostVotes } from './polls/list-post-votes.ts'
import { voteInPost } from './polls/vote-in-post.ts'
import { listPostReactions } from './reactions/list-post-reactions.ts'
import { reactToPost } from './reactions/react-to-post.ts'
import { removePostPreview } from './previews/remove-post-preview.ts'
import { updatePost } from './update-post.ts'

export const postRoutes = [
  listPosts,
  listPersonPosts,
  getPost,
  getPostVersion,
  createPost,
  updatePost,
  removePostPreview,
  deletePost,
  likePost,
  unlikePost,
  listPostLikes,
  reactToPost,
  listPostReactions,
  voteInPost,
  listPostVotes,
  endPostPoll,
]
