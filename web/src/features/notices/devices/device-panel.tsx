import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { deviceTexts as texts } from './texts.ts'

const DeviceRow = lazyPart(() => import('./device-row.tsx').then((module) => module.DeviceRow))

/** In the settings of the native app: whether this device receives pushes. */
export function DevicePanel(): ReactNode {
  return (
    <Panel title={texts.panel}>
      <LazyPart fallback={<div className="h-16 border-t border-line" />}>
        <DeviceRow />
      </LazyPart>
    </Panel>
  )
}
