import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { useSessions } from '../../accounts/sessions/public.ts'

/** On every page of the native app: registers this device for pushes. Does nothing in a browser. */
export function DeviceInBackground(): null {
  const sessions = useSessions()
  const { history } = useRouter()
  useEffect(() => {
    if (!isWrapped()) return undefined
    let isStopped = false
    let stop = (): void => {}
    // The file is part of the installed app, so it cannot be missing.
    void import('./follow-device.ts').then(({ followDevice }) => {
      if (!isStopped) stop = followDevice(sessions, (path) => history.push(path))
    })
    return () => {
      isStopped = true
      stop()
    }
  }, [sessions, history])
  return null
}
