import { requestPasswordReset } from '@patchbay/contract/accounts/credentials'
import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { PageLoading } from '../../../ui/states/page-loading.tsx'
import { signInOptionsQuery, SignInShell } from '../sign-in/public.ts'
import { resetTexts as texts } from './texts.ts'
import { useForm } from '../../../platform/state/use-form.ts'

function ResetForm(): ReactNode {
  const [email, setEmail] = useState('')
  const state = useForm({
    names: ['email'],
    check: () =>
      isEmailAddress(email.trim())
        ? { input: email.trim() }
        : { validationErrors: { email: texts.invalidEmail } },
    send: (address: string) => call(requestPasswordReset, { body: { email: address } }),
    wordsFor: (error) => tooOftenWords(error) ?? texts.failed,
  })
  return (
    <Form state={state}>
      {state.answer && <Banner tone="success">{state.answer.message}</Banner>}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={state.validationErrors.email}
        onChange={(event) => {
          setEmail(event.target.value)
          state.forget('email')
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state.isSending}
        busyLabel={texts.sending}
      >
        {texts.submit}
      </Button>
    </Form>
  )
}

/** Exists only if the operator has enabled password accounts. */
export function ResetPage({ notFound }: { notFound: ReactNode }): ReactNode {
  const { data, isPending } = useQuery(signInOptionsQuery)
  if (isPending) return <PageLoading text={texts.loading} />
  if (data?.password === false) return notFound
  return <Titled />
}

function Titled(): ReactNode {
  usePageTitle(texts.title)
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.title}</h1>
      <p className="mt-2 text-ink-2">{texts.lead}</p>
      <div className="mt-6">
        <ResetForm />
      </div>
      <p className="mt-6 text-meta">
        <Link to="/auth" className="font-semibold text-accent-text hover:underline">
          {texts.back}
        </Link>
      </p>
    </SignInShell>
  )
}
