import type { ReactNode } from 'react'
import { MenuButton, OpenMenu } from '../../../../ui/overlays/menu.tsx'
import { lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { choicesOf, type MessageActions } from './message-choices.ts'
import type { OpenMessageMenuProps } from './open-message-menu.tsx'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

export const OpenMessageMenu = lazyPart<OpenMessageMenuProps>(() =>
  import('./open-message-menu.tsx').then((module) => module.OpenMessageMenu),
)

const prepare = (): void => {
  void OpenMenu.prepare()
  void OpenMessageMenu.prepare()
}

interface MessageMenuProps {
  entry: ThreadMessage
  viewerId: string
  maySend: boolean
  isBlocked: boolean
  actions: MessageActions
}

/** Stands beside a message: it is shown on hover or focus, and always on a touch screen. */
export function MessageMenu(props: MessageMenuProps): ReactNode {
  const { entry, viewerId, maySend, isBlocked, actions } = props
  if (choicesOf(entry, maySend, isBlocked).length === 0) return null
  return (
    <span
      data-menu=""
      className="opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-within:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100"
    >
      <MenuButton label={texts.menu} prepare={prepare}>
        {(opened) => {
          // A poll may have ended since the message was drawn.
          const choices = choicesOf(entry, maySend, isBlocked)
          return <OpenMessageMenu {...{ entry, viewerId, choices, actions, opened }} />
        }}
      </MenuButton>
    </span>
  )
}

/** Opens the menu from elsewhere in the message: by a shortcut, or by a long press. */
export function openMenuOf(article: Element, by: 'key' | 'finger'): void {
  const button = article.querySelector('[data-menu] button')
  const detail = by === 'key' ? 0 : 1
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}
