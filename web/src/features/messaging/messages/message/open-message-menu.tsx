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
import { OpenMenu, type OpenedMenu } from '../../../../ui/overlays/menu.tsx'
import type { MessageActions, MessageChoice } from './message-choices.ts'
import { reactionOf, type ThreadMessage } from '../thread/thread-message.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

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

export interface OpenMessageMenuProps {
  entry: ThreadMessage
  viewerId: string
  choices: readonly MessageChoice[]
  actions: MessageActions
  opened: OpenedMenu
}

/** What the menu of a message offers; loaded once the conversation is at rest. */
export function OpenMessageMenu(props: OpenMessageMenuProps): ReactNode {
  const { entry, viewerId, choices, actions, opened } = props
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
    <OpenMenu
      {...opened}
      label={texts.menu}
      {...(choices.includes('react') && { signs })}
      items={choices.map((choice) => ({
        label: texts.choices[choice],
        icon: icons[choice],
        danger: choice === 'delete',
        onSelect: () => actions.choose(entry, choice),
      }))}
    />
  )
}
