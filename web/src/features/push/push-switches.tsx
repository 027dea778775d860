import type { PushSettings } from '@patchbay/contract/push'
import type { ReactNode } from 'react'
import { isWrapped } from '../../platform/wrapper.ts'
import { Awaited } from '../../ui/states/awaited.tsx'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { PushSkeleton } from './push-skeleton.tsx'
import { pushTexts as texts, deviceTexts } from './texts.ts'
import { useDevice } from './use-device.ts'
import { usePush, useSwitchPush } from './use-push.ts'

/** If the browser has no push support, there is only the reason instead of a switch. */
function DeviceSwitch(): ReactNode {
  const { device, on, pressed, turn } = useDevice()
  const words = deviceTexts[device]
  if (device === 'cannot' || device === 'homeScreen')
    return (
      <div className="px-4 py-2.5">
        <p className="font-medium">{texts.device}</p>
        <p className="text-meta text-ink-2">{words}</p>
      </div>
    )
  return (
    <>
      <SwitchRow label={texts.device} hint={words} checked={on} onChange={turn} />
      <output className="sr-only">{pressed && words}</output>
    </>
  )
}

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
