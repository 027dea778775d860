import type { AuthorVersion as Version } from '@patchbay/contract/communities/posts'
import type { Person } from '@patchbay/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whenInShort } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { PersonLink } from '../../people/people/public.ts'
import { communityKeys } from '../communities/public.ts'
import { versionTexts as texts } from './texts.ts'

/** A post or a reply whose words a leader has changed. */
export interface RewrittenThing {
  readonly id: string
  readonly communityId: string
  readonly author: Person
  readonly fetchVersion: (signal: AbortSignal) => Promise<Version>
}

const boxes = <div className="skeleton h-4 w-4/5" />

/** The author's own last words, and who has changed them. */
export function AuthorVersionBody(thing: RewrittenThing): ReactNode {
  const now = useNow()
  const query = useQuery({
    queryKey: communityKeys.inside(thing.communityId, 'author-version', thing.id),
    queryFn: ({ signal }) => thing.fetchVersion(signal),
    meta: { followed: true },
  })
  return (
    <Awaited query={query} texts={texts} boxes={boxes}>
      {({ version, editor }) => (
        <>
          {version === null ? (
            <p className="text-ink-3">{texts.notKept}</p>
          ) : (
            <>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <PersonLink person={thing.author} />
                <Readout tone="quiet" dateTime={version.writtenAt}>
                  {whenInShort(version.writtenAt, new Date(now))}
                </Readout>
              </p>
              {version.title && (
                <p className="font-semibold break-words">
                  <bdi>{version.title}</bdi>
                </p>
              )}
              <FormattedText>{version.content}</FormattedText>
            </>
          )}
          {editor && (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-1 text-meta text-ink-3">
              {texts.changedBy} <PersonLink person={editor} />
            </p>
          )}
        </>
      )}
    </Awaited>
  )
}
