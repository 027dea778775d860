import { useId, useState, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import type { RewrittenThing } from './author-version-body.tsx'
import { versionTexts as texts } from './texts.ts'

const AuthorVersionBody = lazyPart<RewrittenThing>(() =>
  import('./author-version-body.tsx').then((module) => module.AuthorVersionBody),
)

/** What the author wrote is one press away from what the leader made of it. */
export function AuthorVersion(thing: RewrittenThing): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex h-11 items-center rounded-control px-2 text-meta font-semibold text-accent-text hover:underline md:h-8"
      >
        {open ? texts.hide : texts.show}
      </button>
      {open && (
        <div id={id} className="my-1 max-w-[68ch] border-l-2 border-line py-1 pl-3">
          <LazyPart>
            <AuthorVersionBody {...thing} />
          </LazyPart>
        </div>
      )}
    </div>
  )
}

/** For a leader who edits somebody's words and may believe that they are gone then. */
export function StaysVisible({ authorId }: { authorId: string }): ReactNode {
  const { user } = useSession()
  if (user?.id === authorId) return null
  return <p className="text-meta text-ink-2">{texts.stays}</p>
}
