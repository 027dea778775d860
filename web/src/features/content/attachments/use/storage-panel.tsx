import { getStorageUse } from '@patchbay/contract/content/attachments'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { Meter } from '../../../../ui/meter.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { inUnits } from '../sound/measures.ts'
import { storageUseTexts as texts } from './texts.ts'

const useStorageUse = () =>
  useQuery({
    queryKey: ['storage-use'],
    queryFn: ({ signal }) => call(getStorageUse, { signal }),
  })

/** In the settings: how much of their storage the viewer has used. */
export function StoragePanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited query={useStorageUse()} texts={texts}>
        {({ used, most, usedInDay, mostInDay }) => (
          <div className="space-y-2 px-4 pt-1 pb-4">
            <Meter
              kind="measure"
              label={texts.title}
              value={used}
              max={most}
              segments={24}
              valueText={texts.used(inUnits(used), inUnits(most))}
            />
            <p>{texts.used(inUnits(used), inUnits(most))}</p>
            <p className="text-ink-2">{texts.usedInDay(inUnits(usedInDay), inUnits(mostInDay))}</p>
          </div>
        )}
      </Awaited>
    </Panel>
  )
}
