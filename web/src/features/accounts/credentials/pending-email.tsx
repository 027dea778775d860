import {
  cancelEmailChange,
  getEmailChange,
  resendEmailChange,
} from '@patchbay/contract/accounts/credentials'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { securityTexts as texts } from './texts.ts'

/** The change may be confirmed in another tab or browser, so every look at the page asks again. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(getEmailChange, { signal }),
  staleTime: 0,
})

function useChangeOfPending(
  change: () => Promise<unknown>,
  { done, failed }: { readonly done: string; readonly failed: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ message: done }),
    onError: (error) => showToast({ message: tooOftenWords(error) ?? failed, tone: 'error' }),
    // It may have been confirmed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  })
}

/** The current address, and the one that it is being changed to. */
export function PendingEmail({ email }: { email: string }): ReactNode {
  const { data } = useQuery(emailChangeQuery)
  const resend = useChangeOfPending(() => call(resendEmailChange), {
    done: texts.resent,
    failed: texts.notResent,
  })
  const cancel = useChangeOfPending(() => call(cancelEmailChange), {
    done: texts.cancelled,
    failed: texts.notCancelled,
  })
  const current = data?.email ?? email
  const pending = data?.pending
  return (
    <>
      <dl className="text-meta">
        <dt className="text-ink-2">{texts.currentEmail}</dt>
        <dd className="font-medium wrap-anywhere">{current}</dd>
      </dl>
      {pending && (
        <div className="space-y-2 rounded-control bg-raised p-3">
          <p className="font-medium wrap-anywhere">{texts.pendingEmail(pending.newEmail)}</p>
          <p className="text-meta wrap-anywhere text-ink-2">
            {pending.isCurrentConfirmed || pending.isNewConfirmed
              ? texts.oneOpen(pending.isCurrentConfirmed ? pending.newEmail : current)
              : texts.bothOpen}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={resend.isPending}
              busyLabel={texts.sending}
              onClick={() => resend.mutate()}
            >
              {texts.resend}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              busy={cancel.isPending}
              busyLabel={texts.cancelling}
              onClick={() => cancel.mutate()}
            >
              {texts.cancelChange}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
