import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { useOwnCommunities } from '../../communities/communities/public.ts'
import { suggestDraft } from '../../communities/posts/public.ts'
import { askTexts as texts } from './texts.ts'

const most = 6

/** The way on where nobody fits: a post in a community, whose draft is what was typed. */
export function AskCommunities({ brief }: { brief: string }): ReactNode {
  const { user } = useSession()
  const { data } = useOwnCommunities()
  if (!user || !data) return null
  const communities = data.communities.slice(0, most)
  return (
    <div className="mt-3">
      <Panel title={texts.title} hint={communities.length > 0 ? texts.body : texts.none}>
        {communities.length > 0 ? (
          <ul className="grid border-t border-line md:grid-cols-2">
            {communities.map(({ id, name, coverImage }) => (
              <li key={id} className="min-w-0">
                <Link
                  to="/communities/$communityId"
                  params={{ communityId: id }}
                  state={{ composing: true }}
                  onClick={() => suggestDraft(user.id, id, brief)}
                  className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors duration-150 hover:bg-raised"
                >
                  <CommunityMark id={id} src={coverImage ?? undefined} size={28} />
                  <span className="truncate font-medium">
                    <span className="sr-only">{texts.askIn} </span>
                    <bdi>{name}</bdi>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <div className="px-4 pb-4">
            <LinkButton to="/communities" size="sm">
              {texts.find}
            </LinkButton>
          </div>
        )}
      </Panel>
    </div>
  )
}
