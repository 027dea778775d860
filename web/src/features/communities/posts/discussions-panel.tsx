import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { DiscussionsFrame } from './discussions-frame.tsx'
import type { DiscussionsProps } from './discussions-props.ts'
import { discussionsTexts as texts } from './panel-texts.ts'

const importPanel = () =>
  import('./loaded-discussions.tsx').then((module) => module.LoadedDiscussions)

/** The posts of a community, for viewers who may see inside. Its script is loaded lazily. */
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
