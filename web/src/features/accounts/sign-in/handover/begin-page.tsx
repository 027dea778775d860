import { providers, startSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { OpenUrl } from '../../../../platform/page/open-url.ts'
import { Banner } from '../../../../ui/states/banner.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/states/spinner.tsx'
import { signInTexts as texts } from '../texts.ts'
import { Centred } from './centred.tsx'

interface BeginPageProps {
  provider: string | undefined
  challenge: string | undefined
  /** The app only confirms who is signed in there. */
  confirms: boolean
}

const isProvider = (value: string | undefined): value is Provider =>
  providers.some((provider) => provider === value)

/** The browser opened by the native app continues to the provider. */
export function BeginPage({ provider, challenge, confirms }: BeginPageProps): ReactNode {
  if (isProvider(provider) && challenge !== undefined && /^[\w-]{43}$/.test(challenge))
    return <Beginning provider={provider} challenge={challenge} confirms={confirms} />
  return (
    <Centred title={texts.incomplete}>
      <p className="text-ink-2">{texts.tryInApp}</p>
      <LinkButton to="/">{texts.home}</LinkButton>
    </Centred>
  )
}

interface BeginningProps extends BeginPageProps {
  provider: Provider
  challenge: string
}

function Beginning({ provider, challenge, confirms }: BeginningProps): ReactNode {
  const openUrl = useContext(OpenUrl)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['begin-handover', provider, challenge],
    queryFn: () =>
      call(startSignIn, { body: { provider, challenge, ...(confirms && { confirms }) } }),
    // Opening this page again begins another sign-in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { public: true },
  })
  const url = data?.url
  const leave = useEffectEvent((to: string) => openUrl(to))
  useEffect(() => {
    if (typeof url === 'string') leave(url)
  }, [url])
  const [isBack, setIsBack] = useState(false)
  // The browser may restore this page from its cache: a person who went back must not be redirected
  // again.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => setIsBack(event.persisted)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const failure = isError ? texts.failed : texts.notInitialized
  const isStuck = isError || url === null
  const again = (): void => {
    setIsBack(false)
    void refetch()
  }
  return (
    <Centred title={texts.continueWith(provider)}>
      {isStuck || isBack ? (
        <>
          {isStuck && <Banner tone="error">{failure(provider)}</Banner>}
          <Button busy={isFetching} onClick={again}>
            {isStuck ? texts.tryAgain : texts.continueWith(provider)}
          </Button>
          <LinkButton to="/" variant="ghost">
            {texts.home}
          </LinkButton>
        </>
      ) : (
        <Spinner text={texts.opening(provider)} />
      )}
    </Centred>
  )
}
