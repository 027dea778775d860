import type { ReactNode } from 'react'
import { MenuButton, OpenMenu } from '../../../ui/overlays/menu.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { ConversationMenuProps, OpenConversationMenuProps } from './open-conversation-menu.tsx'
import { conversationMenuLabel } from './texts.ts'

export const OpenConversationMenu = lazyPart<OpenConversationMenuProps>(() =>
  import('./open-conversation-menu.tsx').then((module) => module.OpenConversationMenu),
)

const prepare = (): void => {
  void OpenMenu.prepare()
  void OpenConversationMenu.prepare()
}

/** The actions on a whole conversation. */
export function ConversationMenu(props: ConversationMenuProps): ReactNode {
  return (
    <MenuButton label={conversationMenuLabel} prepare={prepare}>
      {(opened) => <OpenConversationMenu {...props} opened={opened} />}
    </MenuButton>
  )
}
