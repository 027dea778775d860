import type { CommunityPost } from '@patchbay/contract/posts'
import { useId, type ReactNode } from 'react'
import { whenInShort } from '../../platform/moment.ts'
import { useNow } from '../../platform/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { Readout } from '../../ui/readout.tsx'
import { AttachmentList } from '../attachments/public.ts'
import { CategoryTag } from '../categories/public.ts'
import { nameOf } from '../people/public.ts'

export function PostRow({ post }: { post: CommunityPost }): ReactNode {
  const id = useId()
  const now = useNow()
  const name = nameOf(post.author)
  return (
    <article aria-labelledby={id} className="border-b border-line px-4 py-4 md:px-5">
      <header className="flex gap-3">
        <Avatar id={post.author.id} name={name} src={post.author.avatarUrl} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <PersonName name={name} verified={post.author.verified} />
            <span className="shrink-0">
              <Readout tone="quiet" dateTime={post.createdAt}>
                {whenInShort(post.createdAt, new Date(now))}
              </Readout>
            </span>
          </div>
          <CategoryTag name={post.category.name} />
        </div>
      </header>
      <div className="mt-3 md:pl-[52px]">
        {post.title ? (
          <h3 id={id} className="mb-1 text-lead break-words">
            <bdi>{post.title}</bdi>
          </h3>
        ) : (
          <h3 id={id} className="sr-only">
            <bdi>{name}</bdi>
          </h3>
        )}
        <div className="max-w-[68ch]">
          <LinkedText>{post.content}</LinkedText>
        </div>
        {post.attachments && (
          <div className="mt-3">
            <AttachmentList attachments={post.attachments} />
          </div>
        )}
      </div>
    </article>
  )
}
