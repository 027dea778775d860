import { appealBan, appealContent, appealLength } from '@patchbay/contract/accounts/appeals'
import type { ErrorBody, ErrorCode } from '@patchbay/contract/errors'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { checkBy, useForm } from '../../../platform/state/use-form.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { SignInShell } from '../sign-in/public.ts'
import { appealTexts as texts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

type Appeal = NonNullable<ErrorBody['appeal']>

const written = z.object({ content: appealContent })

const words: Partial<Record<ErrorCode | 'network', string>> = {
  appeal_expired: texts.expired,
  not_banned: texts.over,
  appeal_open: texts.open,
  appeals_used_up: texts.usedUp,
}

const wordsFor = (error: Error): string =>
  (error instanceof ApiError ? words[error.code] : undefined) ??
  tooOftenWords(error) ??
  texts.failed

interface AppealFormProps {
  ban: string
  token: string
  onSent: () => void
}

/** What was written stays in this tab until it is sent, also over another sign-in. */
function AppealForm({ ban, token, onSent }: AppealFormProps): ReactNode {
  const [draft, keep] = useDraft(`ban ${ban}`, 'appeal')
  const { content = '' } = (draft ?? {}) as { content?: string }
  const state = useForm({
    names: ['content'],
    check: () => checkBy(written, ['content'], { content }),
    send: (input) => call(appealBan, { body: { token, ...input } }),
    onSent: () => {
      keep(undefined)
      onSent()
    },
    wordsFor,
  })
  const mustSignIn = state.error instanceof ApiError && state.error.code === 'appeal_expired'
  return (
    <Form state={state}>
      <AreaField
        label={texts.label}
        hint={texts.hint}
        name="content"
        rows={8}
        dir="auto"
        value={content}
        readOnly={state.isSending}
        counter={<Counter text={content} limit={appealLength.max} />}
        error={state.validationErrors.content}
        onChange={(event) => {
          state.forget('content')
          keep({ content: event.target.value })
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={state.isSending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
        {mustSignIn && <LinkButton to="/auth">{texts.signIn}</LinkButton>}
      </div>
    </Form>
  )
}

/** The button that had the focus is gone. */
const takeFocus = (box: HTMLElement | null): void => box?.focus()

/** What staff have written to the person. */
function Said({ id, title, children }: { id: string; title: string; children: string }): ReactNode {
  return (
    <section aria-labelledby={id} className="mt-4 rounded-card border border-line p-4">
      <h2 id={id} className="text-meta font-semibold text-ink-2">
        {title}
      </h2>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {children}
      </p>
    </section>
  )
}

function Appealing({ appeal }: { appeal: Appeal }): ReactNode {
  const [isSent, setSent] = useState(false)
  const { ban, state, token, answer } = appeal
  return (
    <>
      {answer !== undefined && (
        <Said id="last-answer" title={texts.lastAnswer}>
          {answer}
        </Said>
      )}
      <div className="mt-6">
        {isSent && (
          <div ref={takeFocus} tabIndex={-1} className="outline-none">
            <Banner tone="success">{texts.sent}</Banner>
          </div>
        )}
        {!isSent && state === 'open' && <Banner tone="note">{texts.open}</Banner>}
        {!isSent && state === 'used_up' && <Banner tone="note">{texts.usedUp}</Banner>}
        {!isSent && token !== undefined && (
          <AppealForm ban={ban} token={token} onSent={() => setSent(true)} />
        )}
      </div>
    </>
  )
}

const longDate = dateFormat({ dateStyle: 'long' })

interface AppealPageProps {
  /** What the refused sign-in was answered; absent if somebody opens the address by itself. */
  ban:
    | {
        readonly bannedUntil: string | null
        readonly banWords?: string | null
        readonly appeal?: ErrorBody['appeal']
      }
    | undefined
}

/** The page on which a banned person, who has no session, writes to staff. */
export function AppealPage({ ban }: AppealPageProps): ReactNode {
  usePageTitle(texts.title)
  const until = ban?.bannedUntil
  const standing = until ? texts.untilThen(longDate(until)) : texts.forGood
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.title}</h1>
      {ban?.appeal ? (
        <>
          <p className="mt-2 text-ink-2">
            {standing} {ban.appeal.token !== undefined && texts.lead}
          </p>
          {ban.banWords && (
            <Said id="ban-words" title={texts.why}>
              {ban.banWords}
            </Said>
          )}
          <Appealing appeal={ban.appeal} />
          <p className="mt-6 text-meta">
            <Link to="/" className="font-semibold text-accent-text hover:underline">
              {texts.home}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 mb-6 text-ink-2">{texts.signInFirst}</p>
          <LinkButton to="/auth" variant="primary">
            {texts.signIn}
          </LinkButton>
        </>
      )}
    </SignInShell>
  )
}
