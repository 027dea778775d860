import { getOwnPage, setOwnPage } from '@patchbay/contract/people/own-page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { ownPageTexts as texts } from './texts.ts'
import { personKeys } from './person.cache.ts'

const queryKey = personKeys.ownPage

/** In the settings: whether the viewer's page is for everybody. */
export function OwnPagePanel(): ReactNode {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(getOwnPage, { signal }) })
  const { mutate } = useSwitches<'isPublic'>({
    queryKey,
    save: ({ isPublic = false }) => call(setOwnPage, { body: { isPublic } }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
  return (
    <Panel title={texts.title}>
      <Awaited query={query} texts={texts} boxes={<div className="skeleton m-4 mt-1 h-14" />}>
        {({ isPublic }) => (
          <SwitchRow
            label={texts.label}
            hint={texts.hint}
            checked={isPublic}
            onChange={(on) => mutate({ setting: 'isPublic', on })}
          />
        )}
      </Awaited>
    </Panel>
  )
}
