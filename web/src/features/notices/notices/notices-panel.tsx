import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { panelTexts as texts } from './panel-texts.ts'
import { SwitchesSkeleton } from './switches-skeleton.tsx'

const importSwitches = () => import('./notice-switches.tsx').then((module) => module.NoticeSwitches)

/** In the settings: the kinds of notices that the viewer wants. The switches are loaded lazily. */
export function NoticesPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <LazyPart importPart={importSwitches}>
        <Loading text={texts.loading}>
          <SwitchesSkeleton />
        </Loading>
      </LazyPart>
    </Panel>
  )
}
