import type { ReactNode } from 'react'
import { chooseTheme, useChosenTheme } from '../../platform/theme.ts'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { settingsTexts as texts } from './texts.ts'

const segments = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const

export function Appearance(): ReactNode {
  return (
    <Panel title={texts.appearance} hint={texts.appearanceHint}>
      <div className="px-4 pt-1 pb-4">
        <SegmentedControl
          label={texts.theme}
          segments={segments}
          value={useChosenTheme() ?? 'system'}
          onChange={(value) => chooseTheme(value === 'system' ? null : value)}
        />
      </div>
    </Panel>
  )
}
