import type { ReactNode } from 'react'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useHasUnsent } from './has-unsent.ts'
import type { UnsentPostsProps, UnsentRepliesProps } from './unsent-entries.tsx'

// Loaded ahead: when it is needed, there is no connection.
const Posts = lazyPart<UnsentPostsProps>(
  () => import('./unsent-entries.tsx').then((module) => module.UnsentPosts),
  { isMain: true },
)
const Replies = lazyPart<UnsentRepliesProps>(() =>
  import('./unsent-entries.tsx').then((module) => module.UnsentReplies),
)

interface IfUnsentProps {
  children: ReactNode
}

/** Stays on the page, so that the focus has a place when the last one goes. */
const IfUnsent = ({ children }: IfUnsentProps): ReactNode => (
  <KeepFocus className="">{useHasUnsent() && <LazyPart>{children}</LazyPart>}</KeepFocus>
)

/** The viewer's posts that wait to be sent, above the others. */
export const UnsentPosts = (props: UnsentPostsProps): ReactNode => (
  <IfUnsent>
    <Posts {...props} />
  </IfUnsent>
)

/** The same for replies, at the end of their thread. */
export const UnsentReplies = (props: UnsentRepliesProps): ReactNode => (
  <IfUnsent>
    <Replies {...props} />
  </IfUnsent>
)
