import type { PushSettings } from '@patchbay/contract/notices/push'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { useSessions, type Sessions } from '../../accounts/sessions/public.ts'
import { subscribe, unsubscribe } from './subscription.ts'
import { pushTexts as texts, deviceTexts } from './texts.ts'
import { usePush, useSwitchPush, pushKey } from './use-push.ts'

/** On iPhones and iPads, which identify as Macs, only installed apps may show notifications. */
function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && !window.matchMedia('(display-mode: standalone)').matches
}

/** The state of this browser. */
type Device = keyof typeof deviceTexts

interface ThisDevice {
  readonly device: Device
  readonly on: boolean
  /** A press has caused this state, so a screen reader announces it. */
  readonly pressed: boolean
  readonly turn: (on: boolean) => void
}

/** The only place where the browser asks for permission. */
async function turnOn(sessions: Sessions): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(sessions)
}

/** The state combines permission, browser and server; a press fixes a mismatch. */
function useDevice(): ThisDevice {
  const client = useQueryClient()
  const sessions = useSessions()
  const { data } = usePush()
  const { mutate, isPending, isError, isIdle, variables } = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(sessions) : unsubscribe()),
    // Without a network it fails at once, instead of waiting for it.
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: pushKey }),
  })
  return {
    device: deviceOf(),
    on: data?.subscribed === true,
    pressed: !isIdle,
    turn: (on) => {
      if (!isPending) mutate(on)
    },
  }

  function deviceOf(): Device {
    if (!data || data.permission === 'none') return needsHomeScreen() ? 'homeScreen' : 'cannot'
    if (isPending) return data.subscribed ? 'on' : 'asking'
    if (data.permission === 'denied') return 'denied'
    if (isError && data.subscribed !== variables) return 'failed'
    return data.subscribed ? 'on' : 'off'
  }
}

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
    <Awaited query={usePush()} texts={texts} boxes={<div className="skeleton m-4 mt-1 h-44" />}>
      {(state) => <Switches {...state} />}
    </Awaited>
  )
}

/** In the settings: the notifications while no page is open. */
export function PushPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <PushSwitches />
    </Panel>
  )
}
