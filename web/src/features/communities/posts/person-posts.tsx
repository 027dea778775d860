import { listPersonPosts, type PersonPost } from '@patchbay/contract/communities/person-work'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { read } from '../../../platform/http/read.ts'
import { whenInShort } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Invitation } from '../../../ui/invitation.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { postKeys } from './post-keys.ts'
import { personPostsTexts as texts } from './texts.ts'

/** The newest posts of a person, as far as the viewer may see them. */
export const usePersonPosts = (userId: string) =>
  useQuery({
    queryKey: postKeys.ofPerson(userId),
    ...read(listPersonPosts, { params: { userId } }),
  })

function Row({ post }: { post: PersonPost }): ReactNode {
  const now = useNow()
  return (
    <li className="border-t border-line">
      <Link
        to="/posts/$postId"
        params={{ postId: post.id }}
        className="group block px-4 py-3.5 -outline-offset-2 transition-colors duration-150 hover:bg-raised"
      >
        <span className="flex items-center justify-between gap-3 text-meta text-ink-2">
          <span className="flex min-w-0 items-center gap-1.5">
            <CommunityMark
              id={post.community.id}
              src={post.community.coverImage ?? undefined}
              size={16}
            />
            <bdi className="truncate">{post.community.name}</bdi>
          </span>
          <Readout tone="quiet" dateTime={post.createdAt}>
            {whenInShort(post.createdAt, new Date(now))}
          </Readout>
        </span>
        {post.title && (
          <bdi className="mt-1 block font-semibold break-words underline-offset-2 group-hover:underline">
            {post.title}
          </bdi>
        )}
        <span dir="auto" className="mt-1 line-clamp-2 max-w-[60ch] break-words text-ink-2">
          {post.content}
        </span>
        <span className="mt-2 flex gap-4 text-ink-3">
          <Count icon={<Heart className="size-3.5" aria-hidden="true" />} name={texts.likes}>
            {post.likeCount}
          </Count>
          <Count
            icon={<MessageSquare className="size-3.5" aria-hidden="true" />}
            name={texts.replies}
          >
            {post.replyCount}
          </Count>
        </span>
      </Link>
    </li>
  )
}

interface CountProps {
  icon: ReactNode
  name: (count: number) => string
  children: number
}

function Count({ icon, name, children }: CountProps): ReactNode {
  return (
    <span className="flex items-center gap-1">
      {icon}
      <span aria-hidden="true" className="readout">
        {children}
      </span>
      <span className="sr-only">{name(children)}</span>
    </span>
  )
}

interface PersonPostsProps {
  query: ReturnType<typeof usePersonPosts>
  /** Whether it is the viewer's own profile. */
  own: boolean
}

/** On a profile; absent for others if there is nothing. */
export function PersonPosts({ query, own }: PersonPostsProps): ReactNode {
  if (!own && query.data?.posts.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Awaited query={query} texts={texts}>
        {({ posts }) =>
          posts.length > 0 ? (
            <ul>
              {posts.map((post) => (
                <Row key={post.id} post={post} />
              ))}
            </ul>
          ) : (
            <Invitation words={texts.none}>
              <LinkButton to="/communities" size="sm">
                {texts.communities}
              </LinkButton>
            </Invitation>
          )
        }
      </Awaited>
    </Panel>
  )
}
