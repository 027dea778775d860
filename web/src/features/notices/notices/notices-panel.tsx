import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { NoticeSwitches } from './notice-switches.tsx'
import { settingTexts as texts } from './settings-texts.ts'

/** In the settings: the kinds of notices that the viewer wants. */
export function NoticesPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <NoticeSwitches />
    </Panel>
  )
}
