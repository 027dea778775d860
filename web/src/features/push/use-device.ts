import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSessions, type Sessions } from '../sessions/public.ts'
import { needsHomeScreen } from './needs-home-screen.ts'
import { subscribe, unsubscribe } from './subscription.ts'
import type { deviceTexts } from './texts.ts'
import { pushKey, usePush } from './use-push.ts'

/** How this browser stands. */
type Device = keyof typeof deviceTexts

interface ThisDevice {
  readonly device: Device
  readonly on: boolean
  /** A press has brought it there: a screen reader hears it. */
  readonly pressed: boolean
  readonly turn: (on: boolean) => void
}

/** The browser asks the person here, and nowhere else. */
async function turnOn(sessions: Sessions): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(sessions)
}

/** The truth is what permission, browser and server say together; pressing mends what differs. */
export function useDevice(): ThisDevice {
  const client = useQueryClient()
  const sessions = useSessions()
  const { data } = usePush()
  const { mutate, isPending, isError, isIdle, variables } = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(sessions) : unsubscribe()),
    // What cannot be reached has failed; nobody is kept waiting for a network.
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
