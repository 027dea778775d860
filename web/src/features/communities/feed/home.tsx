import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { FeedFrame } from './feed-frame.tsx'
import type { HomeProps } from './home-props.ts'
import { feedTexts as texts } from './texts.ts'
import { useFeedPosts } from './use-feed-posts.ts'

const importHome = () => import('./home-page.tsx').then((module) => module.HomePage)

/** Visitors do not need it, so its script is loaded lazily, in parallel with the posts. */
export function Home(props: HomeProps): ReactNode {
  useFeedPosts(props.shown === 'posts')
  return (
    <LazyPart importPart={importHome} part={props}>
      <FeedFrame heading={props.named === true ? undefined : texts.home}>
        <Loading text={texts.loading}>
          <SkeletonRows />
        </Loading>
      </FeedFrame>
    </LazyPart>
  )
}
