import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { instanceQuery } from '../../../platform/instance/instance.ts'
import { bannedTexts as texts } from './banned-texts.ts'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The end of the ban, and where to appeal if the operator has set an address. */
export function BannedBody({ until }: { until: string | null }): ReactNode {
  const address = useQuery(instanceQuery).data?.supportAddress
  return (
    <>
      {until ? texts.until(longDate.format(new Date(until))) : texts.signedOut}
      {address && (
        <span className="mt-2 block">
          {texts.appeal}{' '}
          <a
            href={`mailto:${address}`}
            className="break-words text-accent-text underline underline-offset-2"
          >
            {address}
          </a>
          .
        </span>
      )}
    </>
  )
}
