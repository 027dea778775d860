import type { ReactNode } from 'react'
import { PanelRow } from '../../ui/panel-row.tsx'
import { deviceTexts as texts } from './texts.ts'
import { useReach } from './use-reach.ts'

export function DeviceRow(): ReactNode {
  const reach = useReach()
  return (
    <ul>
      <PanelRow
        title={texts.notifications}
        line={reach === 'blocked' && texts.allow}
        action={<output className="text-meta text-ink-2">{reach && texts[reach]}</output>}
      />
    </ul>
  )
}
