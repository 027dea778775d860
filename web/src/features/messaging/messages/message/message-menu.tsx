import { commonReactions } from '@patchbay/contract/content/reactions'
import {
  Copy,
  Flag,
  Pencil,
  Reply,
  SendHorizontal,
  SmilePlus,
  TextSelect,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import type { MessageActions } from './message-actions.ts'
import { choicesOf, type MessageChoice } from './message-choices.ts'
import { reactionOf, type ThreadMessage } from '../thread/thread-message.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

interface MessageMenuProps {
  entry: ThreadMessage
  viewerId: string
  maySend: boolean
  isBlocked: boolean
  actions: MessageActions
}

const icons: Readonly<Record<MessageChoice, LucideIcon>> = {
  react: SmilePlus,
  reply: Reply,
  forward: SendHorizontal,
  reactions: SmilePlus,
  copy: Copy,
  select: TextSelect,
  edit: Pencil,
  endPoll: Flag,
  delete: Trash2,
  report: Flag,
}

/** Beside a message: shown on hover or focus, and always on a touch screen. */
export function MessageMenu(props: MessageMenuProps): ReactNode {
  const { entry, viewerId, maySend, isBlocked, actions } = props
  const choices = choicesOf(entry, maySend, isBlocked)
  if (choices.length === 0) return null
  const { id = '', reactions } = entry.message
  const own = reactionOf(reactions, viewerId)
  const signs = {
    label: texts.react,
    all: commonReactions,
    chosen: own,
    labelOf: texts.reactWith,
    onSelect: (emoji: string) => actions.react(id, emoji === own ? null : emoji),
  }
  return (
    <span
      data-menu=""
      className="opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-within:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100"
    >
      <Menu
        label={texts.menu}
        {...(choices.includes('react') && { signs })}
        items={choices.map((choice) => ({
          label: texts.choices[choice],
          icon: icons[choice],
          danger: choice === 'delete',
          onSelect: () => actions.choose(entry, choice),
        }))}
      />
    </span>
  )
}

/** Opens the menu from elsewhere in the message: by a shortcut, or by a long press. */
export function openMenuOf(article: Element, by: 'key' | 'finger'): void {
  const button = article.querySelector('[data-menu] button')
  const detail = by === 'key' ? 0 : 1
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}
