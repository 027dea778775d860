import { signInWithMailCode, startMailCode } from '@patchbay/contract/accounts/mail-codes'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { setToken } from '../../../platform/http/token.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PageLoading } from '../../../ui/states/page-loading.tsx'
import { redirectTarget, useSessions } from '../sessions/public.ts'
import { elsewhereWords, signInOptionsQuery, SignInShell } from '../sign-in/public.ts'
import { AddressForm, type Mailed } from './address-form.tsx'
import { isRefusal, MailCodeForm } from './mail-code-form.tsx'
import { mailCodeTexts as texts } from './texts.ts'

type Proof = { readonly token: string } | { readonly attempt: string; readonly code: string }
type Answer = ReceivedOutput<typeof signInWithMailCode>

/** The gate answers these. */
const isAnswered = (error: unknown): boolean =>
  isRefusal(error, 'account_banned') || isRefusal(error, 'second_factor_needed')

interface SignIn {
  readonly send: (proof: Proof) => Promise<Answer>
  readonly onSent: (answer: Answer) => void
  readonly onFailure: (error: Error) => void
  /** The address has an account that is entered in other ways. */
  readonly elsewhere: readonly string[] | undefined
  /** The same once more, for an account of its own. */
  readonly sendSeparately: () => void
}

/** The gate redirects as soon as there is a session. */
function useSignIn(): SignIn {
  const { adopt, enter } = useSessions()
  const [refused, setRefused] = useState<{ proof: Proof; signInMethods: readonly string[] }>()
  const post = (proof: Proof, separate: boolean) =>
    call(signInWithMailCode, {
      body: { proof, timeZone: ownZone(), ...(separate && { separate }) },
    })
  const onSent = ({ token, ...session }: Answer): void => {
    forgetMailed()
    if (token !== undefined) setToken(token)
    adopt(session)
  }
  const onFailure = (error: Error): void => {
    if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return
    forgetMailed()
    if (error.token !== undefined) setToken(error.token)
    void enter()
  }
  const { mutate } = useMutation({
    mutationFn: (proof: Proof) => post(proof, true),
    onSuccess: onSent,
    onError: onFailure,
  })
  return {
    send: (proof) =>
      post(proof, false).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'account_elsewhere') {
          setRefused({ proof, signInMethods: error.elsewhere?.signInMethods ?? [] })
          // Who signs in there then finds the address to link in the settings.
          redirectTarget.remember('/settings')
        }
        throw error
      }),
    onSent,
    onFailure,
    elsewhere: refused?.signInMethods,
    sendSeparately: () => {
      redirectTarget.forget()
      if (refused) mutate(refused.proof)
    },
  }
}

const key = 'mail-code'
/** Only in this tab, so that a reload still asks for the code that was mailed. */
const noteMailed = ({ email, attempt }: Mailed): void =>
  void tabStorage.write(key, `${attempt} ${email}`)
const forgetMailed = (): void => tabStorage.remove(key)
function readMailed(): Mailed | undefined {
  const [attempt = '', email = ''] = tabStorage.read(key)?.split(' ') ?? []
  return email === '' ? undefined : { attempt, email }
}

const wordsFor = (error: Error): string | undefined =>
  isAnswered(error) || isRefusal(error, 'account_elsewhere') ? undefined : texts.failed

/** The link of a mail signs in only by a press: mail programs open links by themselves. */
function LinkStep({ token, signIn }: { token: string; signIn: SignIn }): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signIn.send({ token }),
    onSuccess: signIn.onSent,
    onError: signIn.onFailure,
    networkMode: 'always',
  })
  const [mailed, setMailed] = useState<Mailed>()
  if (mailed) return <CodeStep mailed={mailed} onMailed={setMailed} signIn={signIn} />
  if (isRefusal(error, 'code_expired'))
    return (
      <>
        <Banner tone="note">{texts.linkExpired}</Banner>
        <div className="mt-5">
          <AddressForm start={start} onMailed={remember(setMailed)} />
        </div>
      </>
    )
  const failure = error && (tooOftenWords(error) ?? wordsFor(error))
  return (
    <div className="space-y-4">
      <p className="text-ink-2">{texts.linkLead}</p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button
        variant="primary"
        size="lg"
        full
        busy={isPending}
        busyLabel={texts.signingIn}
        onClick={() => mutate()}
      >
        {texts.signIn}
      </Button>
    </div>
  )
}

const start = (email: string) => call(startMailCode, { body: { email } })
const remember = (set: (mailed: Mailed) => void) => (mailed: Mailed) => {
  noteMailed(mailed)
  set(mailed)
}

interface CodeStepProps {
  mailed: Mailed
  onMailed: (mailed: Mailed | undefined) => void
  signIn: SignIn
}

function CodeStep({ mailed, onMailed, signIn }: CodeStepProps): ReactNode {
  const { email, attempt } = mailed
  return (
    <MailCodeForm
      email={email}
      submit={texts.signIn}
      submitting={texts.signingIn}
      send={(code) => signIn.send({ attempt, code })}
      onSent={signIn.onSent}
      onFailure={signIn.onFailure}
      wordsFor={wordsFor}
      onAgain={async () => {
        const { attempt: newest } = await start(email)
        remember(onMailed)({ email, attempt: newest })
      }}
      onOtherAddress={() => {
        forgetMailed()
        onMailed(undefined)
      }}
    />
  )
}

function Steps({ token }: { token: string | undefined }): ReactNode {
  const signIn = useSignIn()
  const [mailed, setMailed] = useState(readMailed)
  return (
    <>
      {signIn.elsewhere && (
        <div className="mb-5">
          <Banner tone="note">
            {elsewhereWords(signIn.elsewhere)} {texts.linkLater}
          </Banner>
          <div className="mt-2">
            <Button variant="ghost" size="sm" onClick={signIn.sendSeparately}>
              {texts.separate}
            </Button>
          </div>
        </div>
      )}
      {token === undefined && !mailed && (
        <>
          <p className="mb-5 text-ink-2">{texts.lead}</p>
          <AddressForm start={start} onMailed={remember(setMailed)} />
        </>
      )}
      {token === undefined && mailed && (
        <CodeStep mailed={mailed} onMailed={setMailed} signIn={signIn} />
      )}
      {token !== undefined && <LinkStep token={token} signIn={signIn} />}
    </>
  )
}

interface MailPageProps {
  /** The token comes with the link in a mail. */
  token: string | undefined
  notFound: ReactNode
}

/** Signs in with a code in a mail; exists only if the operator has enabled that. */
export function MailPage({ token, notFound }: MailPageProps): ReactNode {
  const { data, isError, refetch, isFetching } = useQuery(signInOptionsQuery)
  usePageTitle(texts.page)
  if (!data && !isError) return <PageLoading text={texts.loading} />
  if (data?.mailCode === false) return notFound
  return (
    <SignInShell>
      <h1 className="mb-2 text-head md:text-display">{texts.title}</h1>
      {data && <Steps token={token} />}
      {isError && (
        <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <p className="mt-6 text-meta">
        <Link to="/auth" className="font-semibold text-accent-text hover:underline">
          {texts.back}
        </Link>
      </p>
    </SignInShell>
  )
}
