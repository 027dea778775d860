import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import { PushSkeleton } from './push-skeleton.tsx'

const importSwitches = () => import('./push-switches.tsx').then((module) => module.PushSwitches)

/** In the settings: the notifications while no page is open. The switches are loaded lazily. */
export function PushPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <LazyPart importPart={importSwitches}>
        <Loading text={texts.loading}>
          <PushSkeleton />
        </Loading>
      </LazyPart>
    </Panel>
  )
}
