import type { Notice } from '@patchbay/contract/notices/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { changeNotices, noticeKeys, type RequestAnswerProps } from '../../notices/notices/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { requestTexts } from './texts.ts'
import { useDecide } from './use-requests.ts'

type Answer = NonNullable<Notice['request']>['status']

/** Answers a membership request in its notice: shown at once, and reverted if refused. */
export function NoticeAnswer({ notice, communityId, onAnswer }: RequestAnswerProps): ReactNode {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const show = (requestId: string, status: Answer, canDecide: boolean): void =>
    changeNotices(client, (one) =>
      one.request?.id === requestId
        ? { ...one, request: { id: requestId, status }, can: { decide: canDecide } }
        : one,
    )
  const { mutate } = useDecide(communityId, {
    onFailure: setFailure,
    onRefused: (requestId) => {
      show(requestId, 'pending', true)
      void client.invalidateQueries({ queryKey: noticeKeys.list })
    },
  })
  const { request, actors, can } = notice
  const [person] = actors
  if (!request || !person) return null
  const { id } = request
  const decide = (approve: boolean): void => {
    show(id, approve ? 'approved' : 'rejected', false)
    onAnswer()
    mutate({ request: { id, person }, approve })
  }
  return (
    <>
      {failure && (
        <p role="alert" className="mt-1 text-meta text-clip">
          {failure}
        </p>
      )}
      {can.decide && (
        <div className="relative mt-2 flex w-fit gap-2">
          <Button
            size="sm"
            aria-label={requestTexts.named(requestTexts.approve, nameOf(person))}
            onClick={() => decide(true)}
          >
            {requestTexts.approve}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={requestTexts.named(requestTexts.reject, nameOf(person))}
            onClick={() => decide(false)}
          >
            {requestTexts.reject}
          </Button>
        </div>
      )}
    </>
  )
}
