import type { MembershipRequest } from '@patchbay/contract/memberships'
import type { ReactNode } from 'react'
import { whenInWords } from '../../platform/moment.ts'
import { Button } from '../../ui/button.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../people/public.ts'
import { requestTexts as texts } from './request-texts.ts'

interface RequestRowProps {
  request: MembershipRequest
  onDecide: (approve: boolean) => void
}

export function RequestRow({ request, onDecide }: RequestRowProps): ReactNode {
  const { person, message, createdAt } = request
  const name = nameOf(person)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <PersonAvatar person={person} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0">
            <PersonLink person={person} />
          </div>
          <time dateTime={createdAt} className="block text-meta text-ink-3">
            {whenInWords(createdAt)}
          </time>
        </div>
      </div>
      {message && (
        <p dir="auto" className="mt-2.5 break-words whitespace-pre-line text-ink-2">
          {message}
        </p>
      )}
      <div className="mt-3 flex gap-2 max-md:*:flex-1">
        <Button
          size="sm"
          aria-label={texts.named(texts.approve, name)}
          onClick={() => onDecide(true)}
        >
          {texts.approve}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.named(texts.reject, name)}
          onClick={() => onDecide(false)}
        >
          {texts.reject}
        </Button>
      </div>
    </li>
  )
}
