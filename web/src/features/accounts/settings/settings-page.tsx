import { focusManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { chooseTheme, useChosenTheme } from '../../../platform/page/theme.ts'
import { useGoBack } from '../../../platform/page/use-go-back.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { ActiveSessions } from './active-sessions.tsx'
import { settingsTexts as texts } from './texts.ts'

const segments = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
] as const

function Appearance(): ReactNode {
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

interface SettingsPageProps {
  panels: ReactNode
  /** Above all panels. */
  further: ReactNode
}

/**
 * A person who comes back to this tab may have changed something in another tab or on another
 * device: what no socket announces is fetched again, even if it is fresh.
 */
function useFreshOnReturn(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (!isFocused) return
        const predicate = ({ meta }: Query): boolean => !meta?.followed && !meta?.public
        void client.invalidateQueries({ type: 'active', predicate })
      }),
    [client],
  )
}

/** The viewer's settings; other features provide their own panels. */
export function SettingsPage({ panels, further }: SettingsPageProps): ReactNode {
  usePageTitle(texts.page)
  useFreshOnReturn()
  return (
    <div className="mx-auto max-w-[968px] pb-10">
      <TopBar title={texts.page} onBack={useGoBack('/profile')} />
      <div className="grid grid-cols-1 items-start gap-4 px-4 md:px-5 xl:grid-cols-2 xl:px-0">
        <div className="space-y-4">{further}</div>
        <div className="space-y-4">
          {panels}
          <ActiveSessions />
          <Appearance />
        </div>
      </div>
    </div>
  )
}
