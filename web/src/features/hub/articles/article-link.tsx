import { safeLink } from '@patchbay/contract/hub/article-links'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { followsLink } from './follow-link.ts'

const look = 'text-accent-text underline underline-offset-2'

/** A link if the URL is safe; otherwise only its text. */
export function ArticleLink(props: { address: string | undefined; children: ReactNode }) {
  const { address = '', children } = props
  const router = useRouter()
  const href = safeLink(address)
  if (href === undefined) return children
  if (href.startsWith('/'))
    return (
      <a
        href={href}
        className={look}
        onClick={(event) => followsLink(event) && void router.navigate({ href })}
      >
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  )
}
