import { completeHandover } from '@patchbay/contract/accounts/handovers'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { OpenUrl } from '../../../../platform/page/open-url.ts'
import { Banner } from '../../../../ui/states/banner.tsx'
import { buttonStyle } from '../../../../ui/buttons/button-style.ts'
import { mayPass, attempts, betweenAttempts } from '../try-for.ts'
import { Processing } from '../processing.tsx'
import { providerAnswerOf } from '../provider-answer.ts'
import { signInTexts as texts } from '../texts.ts'
import { Centred } from './centred.tsx'

async function handOver(query: string): Promise<string> {
  const body = providerAnswerOf(new URLSearchParams(query))
  if (!body) throw new Error('There is no answer to hand over.')
  const { address } = await call(completeHandover, { body })
  return address
}

/** Other systems open an app only on a tap: a script would open a web page instead. */
const opensByScript = (): boolean => /Android/.test(navigator.userAgent)

/** Runs in the browser opened by the native app, where nobody is signed in. */
export function HandoverPage({ query }: { query: string }): ReactNode {
  const router = useRouter()
  const openUrl = useContext(OpenUrl)
  const {
    data: address,
    error,
    isError,
  } = useQuery({
    queryKey: ['handover', query],
    queryFn: () => handOver(query),
    retry: (failures, failure) => failures < attempts - 1 && mayPass(failure),
    retryDelay: betweenAttempts,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { public: true },
  })
  // The provider's answer must not stay in the URL, the history or a screenshot.
  useEffect(() => router.history.replace('/auth/callback'), [router])
  const leave = useEffectEvent((to: string) => openUrl(to))
  useEffect(() => {
    if (address !== undefined && opensByScript()) leave(address)
  }, [address])
  const isCancelled = error instanceof ApiError && error.code === 'sign_in_cancelled'
  if (isError)
    return (
      <Centred title={texts.page}>
        {isCancelled ? (
          <Banner tone="note">{texts.cancelled}</Banner>
        ) : (
          <Banner tone="error">{texts.authenticationFailed}</Banner>
        )}
        <p className="text-ink-2">{texts.tryInApp}</p>
      </Centred>
    )
  if (address === undefined) return <Processing />
  return (
    <Centred title={texts.backToApp}>
      <p className="text-ink-2">{texts.openingApp}</p>
      <a href={address} className={buttonStyle({ variant: 'primary' })}>
        {texts.openApp}
      </a>
    </Centred>
  )
}
