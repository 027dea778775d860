import { confirmEmailChange } from '@patchbay/contract/accounts/credentials'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { FlatLine } from '../../../ui/states/flat-line.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { PlainShell } from '../../../ui/shell/plain-shell.tsx'
import { useSession, useSessions } from '../sessions/public.ts'
import { validateTexts as texts } from './texts.ts'

const outcomeOf = ({ changed, again }: { changed: boolean; again: boolean }) => {
  if (again) return changed ? 'changed_again' : 'again'
  return changed ? 'changed' : 'confirmed'
}

interface Confirming {
  readonly outcome: 'asking' | 'confirmed' | 'changed' | 'again' | 'changed_again' | 'failed'
  /** Only if there was no answer; a refusal would be repeated. */
  readonly retry: (() => void) | undefined
}

/**
 * Sends the token of the link once, however often the page is mounted: the second time would be
 * answered as a repetition.
 */
function useConfirmEmailChange(token: string | undefined, email: string | undefined): Confirming {
  const { expectEnd } = useSessions()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['confirm-email-change', token, email],
    queryFn: () =>
      expectEnd(() =>
        call(confirmEmailChange, { body: { token: token ?? '', email: email ?? '' } }),
      ),
    enabled: token !== undefined && email !== undefined,
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    // Must survive the end of the session, which clears all queries that are not public.
    meta: { public: true },
  })
  const lost = error instanceof ApiError && error.code === 'network'
  const retry = lost ? () => void refetch() : undefined
  if (data) return { outcome: outcomeOf(data), retry: undefined }
  if (isFetching) return { outcome: 'asking', retry: undefined }
  if (error || token === undefined || email === undefined) return { outcome: 'failed', retry }
  return { outcome: 'asking', retry: undefined }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** This address has been confirmed: opening the page again sends no request. */
    emailConfirmed?: true
  }
}

interface ValidateEmailPageProps {
  email: string | undefined
  token: string | undefined
  /** The link has been used before, in this history entry. */
  confirmed: boolean
}

function Centred({ title, children }: { title: string; children: ReactNode }): ReactNode {
  usePageTitle(title)
  return (
    <PlainShell>
      <div className="mx-auto my-auto flex w-full max-w-[26rem] flex-col items-center px-6 pt-10 pb-24 text-center">
        <FlatLine />
        <h1 className="mt-6 mb-4 text-head">{title}</h1>
        {children}
      </div>
    </PlainShell>
  )
}

/** The link to go on with, whether or not somebody is signed in here. */
function WayOn(): ReactNode {
  const { user, isOAuth } = useSession()
  return (
    <div className="mt-6">
      {user && !isOAuth ? (
        <LinkButton to="/profile">{texts.toProfile}</LinkButton>
      ) : (
        <LinkButton to="/auth">{texts.toSignIn}</LinkButton>
      )}
    </div>
  )
}

export function ValidateEmailPage(props: ValidateEmailPageProps): ReactNode {
  const { confirmed } = props
  const router = useRouter()
  const { signOut } = useSessions()
  // The address of the next page arrives before that page: without its link, this one would show a
  // failure until then.
  const [{ email, token }, setLink] = useState(props)
  if (props.token !== undefined && props.token !== token) setLink(props)
  const { outcome, retry } = useConfirmEmailChange(confirmed ? undefined : token, email)
  const goOn = useEffectEvent(async (reached: typeof outcome) => {
    if (reached === 'changed') {
      void signOut()
      await router.navigate({ to: '/auth', replace: true, state: { message: texts.done } })
    }
    if (reached === 'confirmed')
      await router.navigate({
        to: '/auth/validate-second-email',
        search: { email },
        state: { emailConfirmed: true },
        replace: true,
      })
  })
  useEffect(() => void goOn(outcome), [outcome])

  if (confirmed || outcome === 'confirmed')
    return (
      <Centred title={texts.confirmedTitle}>
        <p className="text-ink-2">{texts.confirmed}</p>
        <WayOn />
      </Centred>
    )
  if (outcome === 'again' || outcome === 'changed_again')
    return (
      <Centred title={texts.againTitle}>
        <p className="text-ink-2">{outcome === 'again' ? texts.again : texts.changedAgain}</p>
        <WayOn />
      </Centred>
    )
  const failure = email === undefined ? texts.noEmail : outcome === 'failed' && texts.failed
  return (
    <Centred title={texts.title}>
      {!failure && <Spinner text={texts.checking} />}
      {failure && (
        <>
          <Banner tone="error">{failure}</Banner>
          <div className="mt-6 flex flex-wrap justify-center gap-2">
            <LinkButton to="/auth">{texts.back}</LinkButton>
            {retry && <Button onClick={retry}>{texts.retry}</Button>}
          </div>
        </>
      )}
    </Centred>
  )
}
