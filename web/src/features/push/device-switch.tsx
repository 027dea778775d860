import type { ReactNode } from 'react'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { deviceTexts, pushTexts as texts } from './texts.ts'
import { useDevice } from './use-device.ts'

/** If the browser has no push support, there is only the reason instead of a switch. */
export function DeviceSwitch(): ReactNode {
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
