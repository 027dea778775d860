import { mostNewPosts } from '@patchbay/contract/communities/feed'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { community, insideServer, post, sampleId } from './inside-samples.ts'
import type { FakeServer } from './fake-server.ts'

interface FakeFeed {
  readonly server: FakeServer
  /** All posts, the newest first; the server's own list. */
  readonly posts: CommunityPost[]
  /** Adds a post as the newest of all. */
  readonly add: (number: number, changes?: Partial<CommunityPost>) => void
  communities: number
  version: number
  /** The query of every request for the feed. */
  readonly asked: string[]
}

export const feedPost = (number: number, changes: Partial<CommunityPost> = {}): CommunityPost =>
  post({ id: sampleId(1_000 + number), title: `Post ${number}`, ...changes })

const perPage = 3

/** A server whose feed behaves like the real one, with so many posts and smaller pages. */
export function fakeFeed(count: number): FakeFeed {
  const posts = Array.from({ length: count }, (_, index) => feedPost(count - index))
  const asked: string[] = []
  const list = (_: unknown, query: URLSearchParams) => {
    asked.push(query.toString())
    const newest = query.get('newest') ?? sampleId(999_999)
    const before = query.get('cursor') ?? sampleId(999_999)
    const left = posts.filter(({ id }) => id <= newest && id < before)
    const page = left.slice(0, perPage)
    return {
      posts: page,
      nextCursor: left.length > perPage ? (page.at(-1)?.id ?? null) : null,
      newPosts: Math.min(posts.filter(({ id }) => id > newest).length, mostNewPosts),
      communities: feed.communities,
      insideVersions: feed.communities > 0 ? { [community().id]: feed.version } : {},
    }
  }
  const none = { happeningNow: [], upcoming: [], nextCursor: null }
  const feed: FakeFeed = {
    server: insideServer({
      'GET /feed/posts': list,
      'GET /feed/events': () => ({ ...none, communities: 1, insideVersions: {} }),
    }),
    posts,
    add: (number, changes) => void posts.unshift(feedPost(number, changes)),
    // Anybody who is in fewer gets others suggested.
    communities: 2,
    version: 1,
    asked,
  }
  return feed
}
