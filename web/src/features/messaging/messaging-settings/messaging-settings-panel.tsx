import {
  updateMessagingSettings,
  type MessagingSettings,
} from '@patchbay/contract/messaging/messaging-settings'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { messagingSettingTexts as texts, messagingSettingWords } from './texts.ts'
import { messagingSettingsKey, useMessagingSettings } from './use-messaging-settings.ts'

const order = Object.keys(messagingSettingWords) as (keyof MessagingSettings)[]

function Switches({ settings }: { settings: MessagingSettings }): ReactNode {
  const { mutate } = useSwitches<keyof MessagingSettings>({
    queryKey: messagingSettingsKey,
    save: (body) => call(updateMessagingSettings, { body }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
  return (
    <ul>
      {order.map((setting) => (
        <li key={setting} className="border-t border-line">
          <SwitchRow
            {...messagingSettingWords[setting]}
            checked={settings[setting]}
            onChange={(on) => mutate({ setting, on })}
          />
        </li>
      ))}
    </ul>
  )
}

/** In the settings: what others see of how the viewer reads and writes. */
export function MessagingSettingsPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited
        query={useMessagingSettings()}
        texts={texts}
        boxes={<div className="skeleton m-4 mt-1 h-28" />}
      >
        {(settings) => <Switches settings={settings} />}
      </Awaited>
    </Panel>
  )
}
