import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { PushSwitches } from './push-switches.tsx'
import { pushTexts as texts } from './texts.ts'

/** In the settings: the notifications while no page is open. */
export function PushPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <PushSwitches />
    </Panel>
  )
}
