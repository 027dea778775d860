import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Avatar } from '../../../../ui/people/avatar.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { useSession } from '../../../accounts/sessions/public.ts'
import { lastCommunity, noteCommunity, type PostTarget } from './post-target.ts'
import { composerTexts as texts } from '../texts.ts'

const ComposerForm = lazyPart(
  () => import('./composer-form.tsx').then((module) => module.ComposerForm),
  { isMain: true },
)

interface ComposerProps {
  /** The viewer may post in these; the choice is offered if there are several. */
  communities: readonly PostTarget[]
  /** The viewer last posted there, as far as the page knows: this browser may not. */
  lastCommunityId?: string | undefined
  open: boolean
  onOpen: (open: boolean) => void
}

interface LineProps {
  community: PostTarget
  /** It takes the place of what had the focus. */
  focused: boolean
  onOpen: () => void
}

function Line({ community, focused, onOpen }: LineProps): ReactNode {
  const { user } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (focused && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-3 md:px-5">
      {user && (
        <Avatar
          id={user.id}
          name={user.displayName ?? user.fullName ?? ''}
          src={smallAvatar(user.avatarUrl)}
          size={36}
        />
      )}
      <button
        ref={button}
        type="button"
        onPointerEnter={() => void ComposerForm.prepare()}
        onFocus={() => void ComposerForm.prepare()}
        onClick={onOpen}
        className="h-11 min-w-0 flex-1 truncate rounded-control border border-line-strong bg-surface px-3 text-left text-ink-3 transition-colors duration-150 hover:bg-raised hover:text-ink-2 md:h-10"
      >
        {texts.share(community.name)}
      </button>
    </div>
  )
}

/** One line that becomes the form of a post, in place. Its script is loaded on the press. */
export function Composer({ communities, lastCommunityId, open, onOpen }: ComposerProps): ReactNode {
  const { user } = useSession()
  const owner = user?.id ?? ''
  const [chosen, setChosen] = useState(() => lastCommunity(owner))
  /** The field that is focused in the form; undefined until the viewer has turned to it. */
  const [focus, setFocus] = useState<'content' | 'community'>()
  const find = (wanted: string | null | undefined) => communities.find(({ id }) => id === wanted)
  const community = find(chosen) ?? find(lastCommunityId) ?? communities[0]
  if (!community) return null
  const line = (
    <Line
      // Another one in place of the form, and again while its script is loaded.
      key={open ? 'waiting' : 'closed'}
      community={community}
      focused={focus !== undefined}
      onOpen={() => {
        // What the page learns later does not move what is being written.
        setChosen(community.id)
        setFocus('content')
        onOpen(true)
      }}
    />
  )
  if (!open) return line
  const close = (): void => onOpen(false)
  return (
    <LazyPart fallback={line} onFailure={close}>
      <ComposerForm
        // Uploads in progress belong to one person and one community.
        key={`${owner}:${community.id}`}
        communities={communities}
        community={community}
        onCommunity={(communityId) => {
          noteCommunity(owner, communityId)
          setChosen(communityId)
          setFocus('community')
        }}
        focus={focus ?? 'content'}
        onClose={close}
      />
    </LazyPart>
  )
}
