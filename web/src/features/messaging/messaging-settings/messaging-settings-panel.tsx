import {
  circles,
  updateMessagingSettings,
  type Circle,
  type MessagingSettings,
} from '@patchbay/contract/messaging/messaging-settings'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { circleWords, messagingSettingTexts as texts, messagingSettingWords } from './texts.ts'
import { messagingSettingsKey, useMessagingSettings } from './use-messaging-settings.ts'

const order = ['receipts', 'typing', 'presence'] as const
const choices = ['mayWrite', 'mayAdd'] as const

/** Who may write at once, and who has to ask. */
function Circles({ settings }: { settings: MessagingSettings }): ReactNode {
  const { mutate } = useSwitches<(typeof choices)[number], Circle>({
    queryKey: messagingSettingsKey,
    save: (body) => call(updateMessagingSettings, { body }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
  return (
    <div className="grid gap-4 border-t border-line p-4 md:grid-cols-2">
      {choices.map((setting) => (
        <SelectField
          key={setting}
          {...circleWords[setting]}
          value={settings[setting]}
          onChange={(event) => mutate({ setting, on: event.target.value as Circle })}
        >
          {circles.map((value) => (
            <option key={value} value={value}>
              {texts.circles[value]}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

function Switches({ settings }: { settings: MessagingSettings }): ReactNode {
  const { mutate } = useSwitches<(typeof order)[number]>({
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

/** In the settings: what others see of how the viewer reads and writes, and who may write. */
export function MessagingSettingsPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited
        query={useMessagingSettings()}
        texts={texts}
        boxes={<div className="skeleton m-4 mt-1 h-28" />}
      >
        {(settings) => (
          <>
            <Switches settings={settings} />
            <Circles settings={settings} />
          </>
        )}
      </Awaited>
    </Panel>
  )
}
