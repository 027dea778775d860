import { startSignIn, type Provider } from '@patchbay/contract/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { call } from '../../platform/api.ts'
import { OpenUrl } from '../../platform/open-url.ts'
import { isWrapped } from '../../platform/wrapper.ts'
import { useSessions } from '../sessions/public.ts'
import { beginHandover } from './handover/begin-handover.ts'
import { noteStart } from './sign-in-tracking.ts'
import { signInTexts as texts } from './texts.ts'

class NotInitialized extends Error {}

interface StartSignIn {
  readonly start: (provider: Provider) => void
  /** The provider whose page is being opened. */
  readonly busy: Provider | undefined
  readonly error: string | undefined
}

export function useStartSignIn(): StartSignIn {
  const openUrl = useContext(OpenUrl)
  const sessions = useSessions()
  const { mutate, reset, variables, error, isError, isIdle, isSuccess } = useMutation({
    mutationFn: async (provider: Provider) => {
      await sessions.settle()
      if (isWrapped()) {
        noteStart()
        return beginHandover({ provider, links: false, sessions, openUrl })
      }
      const { url } = await call(startSignIn, { body: { provider } })
      if (url === null) throw new NotInitialized()
      noteStart()
      return openUrl(url)
    },
  })
  // The browser may restore this page from its cache, with a button that is still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  const failure = error instanceof NotInitialized ? texts.notInitialized : texts.failed
  return {
    start: mutate,
    // The native app stays on this page, where the sign-in may be started again.
    busy: isIdle || isError || (isSuccess && isWrapped()) ? undefined : variables,
    error: isError && variables ? failure(variables) : undefined,
  }
}
