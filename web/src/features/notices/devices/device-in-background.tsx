import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadInBackground } from '../../../platform/loading/load-in-background.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { useSessions } from '../../accounts/sessions/public.ts'

const importFollowing = () => import('./follow-device.ts').then((module) => module.followDevice)

/** On every page of the native app: registers this device for pushes. Does nothing in a browser. */
export function DeviceInBackground(): null {
  const sessions = useSessions()
  const { history } = useRouter()
  useEffect(
    () =>
      isWrapped()
        ? loadInBackground(importFollowing, (follow) =>
            follow(sessions, (path) => history.push(path)),
          )
        : undefined,
    [sessions, history],
  )
  return null
}
