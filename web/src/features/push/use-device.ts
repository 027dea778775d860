import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSessions, type Sessions } from '../sessions/public.ts'
import { subscribe, unsubscribe } from './subscription.ts'
import type { deviceTexts } from './texts.ts'
import { pushKey, usePush } from './use-push.ts'

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
export function useDevice(): ThisDevice {
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
