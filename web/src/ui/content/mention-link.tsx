import { everyone } from '@patchbay/contract/mentions'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface MentionLinkProps {
  userId: string
  /** The name as it was when it was written. */
  children: string
}

/** Leads to the person; whether the viewer may see them is said there. */
export function MentionLink({ userId, children }: MentionLinkProps): ReactNode {
  // There is no router if the text is shown outside of the app.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined
  const name = <bdi>{children}</bdi>
  if (userId === everyone.userId || !router)
    return <strong className="font-semibold">{name}</strong>
  return (
    <Link
      to="/users/$userId"
      params={{ userId }}
      className="font-semibold text-accent-text underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  )
}
