import type { PushSettings } from '@patchbay/contract/push'
import type { ReactNode } from 'react'
import { isWrapped } from '../../platform/wrapper.ts'
import { Awaited } from '../../ui/awaited.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { PushSkeleton } from './push-skeleton.tsx'
import { pushTexts as texts } from './texts.ts'
import { usePush, useSwitchPush } from './use-push.ts'

function Switches({ messages, previews }: PushSettings): ReactNode {
  const { mutate } = useSwitchPush()
  return (
    <ul>
      {!isWrapped() && (
        <li className="border-t border-line">
          <DeviceSwitch />
        </li>
      )}
      <li className="border-t border-line">
        <SwitchRow
          label={texts.messages}
          hint={texts.messagesHint}
          checked={messages}
          onChange={(on) => mutate({ setting: 'messages', on })}
        />
      </li>
      <li className="border-t border-line">
        <SwitchRow
          label={texts.previews}
          hint={texts.previewsHint}
          checked={previews}
          onChange={(on) => mutate({ setting: 'previews', on })}
        />
      </li>
    </ul>
  )
}

export function PushSwitches(): ReactNode {
  return (
    <Awaited query={usePush()} texts={texts} boxes={<PushSkeleton />}>
      {(state) => <Switches {...state} />}
    </Awaited>
  )
}
