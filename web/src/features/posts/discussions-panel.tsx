import type { ReactNode } from 'react'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { DiscussionsFrame } from './discussions-frame.tsx'
import type { DiscussionsProps } from './discussions-props.ts'
import { discussionsTexts as texts } from './panel-texts.ts'

const importPanel = () =>
  import('./loaded-discussions.tsx').then((module) => module.LoadedDiscussions)

/** What is talked about in a community, for those who may look inside. Its script comes after the page's. */
export function DiscussionsPanel(props: DiscussionsProps): ReactNode {
  return (
    <LazyPart importPart={importPanel} part={props}>
      <DiscussionsFrame>
        <Loading text={texts.loading}>
          <SkeletonRows />
        </Loading>
      </DiscussionsFrame>
    </LazyPart>
  )
}
