import { requestPasswordReset } from '@patchbay/contract/accounts/credentials'
import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { useQuery, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState, type FormEvent } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { PageLoading } from '../../../ui/states/page-loading.tsx'
import { signInOptionsQuery, SignInShell } from '../sign-in/public.ts'
import { resetTexts as texts } from './texts.ts'
import { useValidationErrors } from '../../../platform/state/validation-errors.ts'

function ResetForm(): ReactNode {
  const [email, setEmail] = useState('')
  const { form, validationErrors, refuse, forget } = useValidationErrors<'email'>()
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (address: string) => call(requestPasswordReset, { body: { email: address } }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    reset()
    if (!isEmailAddress(email.trim())) return refuse({ email: texts.invalidEmail })
    mutate(email.trim())
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {error && <Banner tone="error">{tooOftenWords(error) ?? texts.failed}</Banner>}
      {data && <Banner tone="success">{data.message}</Banner>}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={validationErrors.email}
        onChange={(event) => {
          setEmail(event.target.value)
          forget('email')
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={isPending}
        busyLabel={texts.sending}
      >
        {texts.submit}
      </Button>
    </form>
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
