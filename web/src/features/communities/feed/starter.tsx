import { Fragment, type ComponentType, type ReactNode } from 'react'
import { useSession } from '../../accounts/sessions/public.ts'
import { useSuggestedCommunities } from '../communities/public.ts'
import { SuggestedEvents } from '../events/public.ts'
import { JoinSuggested } from '../memberships/public.ts'
import { starterTexts as texts } from './texts.ts'

/** What the viewer came for, in their own words. */
function StartHere(): ReactNode {
  const { user } = useSession()
  const name = user?.fullName?.split(' ')[0] ?? user?.displayName
  const goals = user?.goals?.trim()
  return (
    <div className="pt-1">
      <h2 className="text-head break-words">{texts.start(name)}</h2>
      <p className="mt-1 text-ink-2">{goals ? texts.helps : texts.fits}</p>
      {goals && (
        <p dir="auto" className="mt-1 line-clamp-2 font-medium break-words">
          {goals}
        </p>
      )}
    </div>
  )
}

interface StarterProps {
  /** The viewer is in no community, so the page begins with this. */
  first: boolean
  /** Wraps the rest, and shows what fits the goals of the viewer above it. */
  Goals: ComponentType<{ children: ReactNode }> | undefined
  /** The words about the feed, which stand above the suggested communities. */
  words: ReactNode
  /** It stands below the communities, and comes after them, so that it does not move. */
  beside: ReactNode
}

/** What fits the viewer's profile, for anybody who is in no community yet, or in one. */
export function Starter({ first, Goals = Fragment, words, beside }: StarterProps): ReactNode {
  const { isPending } = useSuggestedCommunities()
  return (
    <div className="space-y-4 p-4 empty:hidden md:p-5">
      {first && <StartHere />}
      <Goals>
        {words}
        <JoinSuggested main={first} />
        {!isPending && beside}
      </Goals>
    </div>
  )
}

/** Below an empty list of events. */
export function EventsStarter(): ReactNode {
  return (
    <div className="space-y-4">
      <SuggestedEvents />
      <JoinSuggested />
    </div>
  )
}
